#!/bin/sh
# Puts Santiago Desktop into this user's menu, with its icon and its saved games; --remove takes it
# out again. The program itself stays where it is.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
id=io.github.santiago_desktop.santiago_desktop
data=${XDG_DATA_HOME:-$HOME/.local/share}

refresh() {
    for tool in "update-desktop-database $data/applications" "update-mime-database $data/mime" \
        "gtk-update-icon-cache -qtf $data/icons/hicolor"; do
        if command -v "${tool%% *}" >/dev/null; then $tool || true; fi
    done
}

if [ "${1:-}" = "--remove" ]; then
    rm -f "$data/applications/$id.desktop" "$data/mime/packages/$id.xml" \
        "$data"/icons/hicolor/*/apps/$id.png "$data/icons/hicolor/scalable/apps/$id.svg"
    refresh
    exit
fi
mkdir -p "$data/applications" "$data/mime/packages" "$data/icons"
cp -R "$here/share/icons/hicolor" "$data/icons/"
cp "$here/share/mime/packages/$id.xml" "$data/mime/packages/"
sed "s|^Exec=santiago-desktop|Exec=\"$here/santiago-desktop\"|" \
    "$here/share/applications/$id.desktop" >"$data/applications/$id.desktop"
refresh
echo "Santiago Desktop is in the menu now. $0 --remove takes it out again."
