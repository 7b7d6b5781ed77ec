"""The command line. Commands import what they need and nothing more."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from santiago_desktop import __version__
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.system.exits import FAILED, GOOD, UNREADABLE, WRONG_USAGE
from santiago_desktop.system.language import LANGUAGES, Language, language, system_language
from santiago_desktop.system.memory import uncollected
from santiago_desktop.system.paths import UnreadableFile
from santiago_desktop.system.settings import SPEEDS, WINDOW, ZOOMS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.table.table import Table

LONGEST_COUNT = 6  # digits
SMOKE_TEST = "smoke-test"
HELPING = ("-h", "--help", "--version")
WORDS = ("seats", "seed", "language", "data_dir", "speed")  # options of play
UNSAID: dict[str, Any] = {**dict.fromkeys(WORDS, ""), "option": []}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> None:  # type: ignore[override]
        """End the program with one line on standard error."""
        self.exit(WRONG_USAGE, f"{self.prog}: {on_one_line(message)}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return run(words)
    except Fault as fault:
        return complain(str(fault), WRONG_USAGE)


def run(words: list[str]) -> int:
    """The command; without one, the window."""
    named = any(word in COMMANDS or word in HELPING for word in words)
    options = (parser() if named else window_parser()).parse_args(words)
    return COMMANDS[options.command or "play"](options)


def complain(sentence: str, code: int) -> int:
    """Write a sentence to standard error as one line; the exit code to end with."""
    print(f"santiago-desktop: {on_one_line(sentence)}", file=sys.stderr)
    return code


def on_one_line(sentence: str) -> str:
    """Names from outside may hold anything, also line ends: those are shown as escapes."""
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode("ascii")
        for each in sentence
    )


def parser() -> Parser:
    """All commands and their options."""
    top = Parser(prog="santiago-desktop", description="Harbour board games for one screen.")
    top.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    _smoke_option(top)
    top.epilog = "Without a command the window opens; with FILE, that saved game in it."
    _play_options(top)
    top.set_defaults(**UNSAID)
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    # What isn't said after the command may have been said before it.
    silent = argparse.SUPPRESS
    help_text = "play a game, or continue a saved one"
    play = commands.add_parser("play", help=help_text, argument_default=silent)
    play.add_argument("game", metavar="GAME|FILE", help=f"{', '.join(GAMES)}, or a saved game")
    play.add_argument("--text", action="store_true", default=False, help="play in the terminal")
    _play_options(play)
    commands.add_parser("referee", help="speak the referee protocol on standard input and output")
    _simulate_options(commands.add_parser("simulate", help="let computer players play"))
    verify = commands.add_parser("verify", help="check a saved game: hashes, rules, and dice")
    verify.add_argument("file")
    bench = commands.add_parser("bench", help="measure the program")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    gallery = commands.add_parser("gallery", help="write a picture of every scene")
    gallery.add_argument("folder", metavar="DIR")
    gallery.add_argument("--size", type=_size, metavar="1920x1080", default=silent)
    gallery.add_argument("--language", choices=LANGUAGES, default=silent)
    return top


def window_parser() -> Parser:
    """No command: a saved game or nothing, and the options of the window."""
    top = Parser(prog="santiago-desktop")
    top.add_argument("game", nargs="?", metavar="FILE", default="")
    _play_options(top)
    top.set_defaults(command="play", text=False, **UNSAID)
    _smoke_option(top)
    return top


def _smoke_option(top: Parser) -> None:
    text = "open every scene and play a game without a display: is the program complete?"
    top.add_argument(
        "--smoke-test", dest="command", action="store_const", const=SMOKE_TEST, help=text
    )


def _play_options(play: argparse.ArgumentParser) -> None:
    play.add_argument("--seats", help='"Ana,Ben,ai:hard:Pilar"')
    play.add_argument("--seed", help="the same seed gives the same game")
    play.add_argument("--option", action="append", help="a rule option, by its name")
    help_text = "show what follows from what everybody has seen of what the others hold"
    play.add_argument("--memory-aid", action="store_true", help=help_text)
    play.add_argument("--practice", action="store_true", help="alone, undo goes back past the dice")
    play.add_argument("--new", action="store_true", help="don't ask about an unfinished game")
    play.add_argument("--language", choices=LANGUAGES)
    play.add_argument("--data-dir", help="where saved games and settings are kept")
    window = play.add_argument_group("the window")
    window.add_argument("--size", type=_size, metavar="1280x720", help="of the window, in pixels")
    window.add_argument("--fullscreen", action="store_true")
    window.add_argument("--ui-scale", type=_scale, metavar="75..200", help="of texts, in per cent")
    window.add_argument("--speed", choices=SPEEDS, help="of the animations")
    window.add_argument("--mute", action="store_true", help="no sound")
    window.add_argument("--reduced-motion", action="store_true", help="nothing flies or rolls")
    window.add_argument("--first-frame", action="store_true", help=argparse.SUPPRESS)  # for bench
    window.add_argument("--crash-test", action="store_true", help=argparse.SUPPRESS)


def _simulate_options(simulate: argparse.ArgumentParser) -> None:
    simulate.add_argument("game", choices=GAMES)
    simulate.add_argument("--seats", required=True, help="levels: easy,hard,hard")
    simulate.add_argument("--games", type=positive, default=100)
    where = simulate.add_mutually_exclusive_group()
    where.add_argument("--workers", type=positive, default=1, help="processes of this machine")
    help_text = "a Dask cluster's scheduler, in place of this machine; needs the extra [cluster]"
    where.add_argument("--cluster", default="", metavar="tcp://HOST:PORT", help=help_text)
    simulate.add_argument("--seed", default="0")
    help_text = "print how well the chances of victory agree with who won"
    simulate.add_argument("--chances", action="store_true", help=help_text)
    help_text = "the same, and how much anybody could know: positions are played out so often more"
    simulate.add_argument("--limit", type=positive, nargs="?", const=1, default=0, help=help_text)
    simulate.add_argument("--json", action="store_true", help="print one JSON object")


def positive(text: str) -> int:
    """A count that an option gives."""
    if not (text.isascii() and text.isdigit() and 0 < len(text) <= LONGEST_COUNT and int(text)):
        raise argparse.ArgumentTypeError(f"a whole number from 1 to {'9' * LONGEST_COUNT}, please")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not all(side.isascii() and side.isdigit() and len(side) <= 5 for side in (width, height)):  # noqa: PLR2004 - pixels
        raise argparse.ArgumentTypeError("a width and a height like 1280x720, please")
    size = int(width), int(height)
    if not all(WINDOW[0] <= side <= WINDOW[1] for side in size):
        raise argparse.ArgumentTypeError(f"sides from {WINDOW[0]} to {WINDOW[1]}, please")
    return size


def _scale(text: str) -> int:
    zooms = [str(zoom) for zoom in range(ZOOMS[0], ZOOMS[1] + 1)]
    if text not in zooms:
        raise argparse.ArgumentTypeError(f"a number from {zooms[0]} to {zooms[-1]}, please")
    return int(text)


# --- commands ----------------------------------------------------------------------------------


def play(options: argparse.Namespace) -> int:
    """In the window, or in the terminal."""
    try:
        if not options.text:
            return _open_window(options)
        _play_in_terminal(options)
    except UnreadableFile as error:
        return complain(str(error), UNREADABLE)
    except BrokenPipeError:
        raise  # nobody listens any more: the game is kept all the same
    except OSError as error:
        if not error.strerror:
            raise  # a fault of the program's own, not of the user's files
        return complain(f"{error.filename or 'the game'}: {error.strerror}", UNREADABLE)
    return GOOD


def _play_in_terminal(options: argparse.Namespace) -> None:
    from santiago_desktop.commands.terminal import Terminal  # noqa: PLC0415
    from santiago_desktop.players.thinking import Thinker  # noqa: PLC0415

    table = _table(options)
    words = _language(options)
    with Thinker() as thinker:
        Terminal(table, words, sys.stdin, sys.stdout, thinker).run()


def _open_window(options: argparse.Namespace) -> int:
    """With the table that a game, a file, seats or a seed name; or with the title."""
    with uncollected():
        from santiago_desktop.commands.window import open_window  # noqa: PLC0415 - pygame, only now

    options.new = True
    if not options.game and (options.seats or options.seed):
        options.game = "santiago"
    if options.game in GAMES and not (card := GAMES[options.game]()).has_window:
        raise Fault(card.only_in_terminal(_language(options)))
    return open_window(options, lambda: _table_for_window(options))


def _table_for_window(options: argparse.Namespace) -> Table | None:
    return _table(options) if options.game else None


def _table(options: argparse.Namespace) -> Table:
    """A saved game, one left unfinished, or a new one."""
    from santiago_desktop.system import paths  # noqa: PLC0415
    from santiago_desktop.table import journal  # noqa: PLC0415
    from santiago_desktop.table.table import Table, new_seed, read_seats  # noqa: PLC0415

    folder = paths.saves_folder(options.data_dir)
    if options.game not in GAMES:
        return _saved(options.game, options)
    if not options.new and (left := _left_unfinished(options, folder)):
        return left
    card = GAMES[options.game]()
    unknown = [name for name in options.option if name not in card.options]
    if unknown:
        raise Fault(f'{card.title} has no option "{unknown[0]}"')
    alone = ["Ana", *["ai:easy"] * (card.seats[0] - 1)]
    seats = read_seats(options.seats.split(",") if options.seats else alone)
    table = Table.new(card, seats, options.seed or new_seed(), dict.fromkeys(options.option, True))
    table.practice = options.practice and len(table.people) == 1
    table.memory_aid = _memory_aid(options, table)
    table.journal = journal.Journal.begin(journal.fresh_path(folder, table), table)
    return table


def _memory_aid(options: argparse.Namespace, table: Table) -> bool:
    """Whether it is wanted; Fault where there is nothing to remember."""
    if options.memory_aid and not table.card.offers_memory(table.options):
        raise Fault(f"{table.card.title} has nothing to remember here: all of it lies open")
    return bool(options.memory_aid)


def _language(options: argparse.Namespace) -> Language:
    """The one that is asked for, or the system's."""
    return language(options.language or system_language())


def _saved(name: str, options: argparse.Namespace) -> Table:
    """The game in a file; Fault if there is none, UnreadableFile if it can't be read."""
    from santiago_desktop.table import journal  # noqa: PLC0415

    if not os.path.lexists(name):
        raise Fault(f"there is no such game or file; the games are {', '.join(GAMES)}")
    try:
        return journal.go_on(Path(name), in_window=not options.text)
    except journal.OnlyInTerminal as only:
        raise Fault(only.card.only_in_terminal(_language(options))) from None
    except Fault as fault:
        raise UnreadableFile(f"{name}: {fault}") from None


def _left_unfinished(options: argparse.Namespace, folder: Path) -> Table | None:
    """The newest unfinished game of this kind and these players, if the user wants to go on."""
    from santiago_desktop.table import journal  # noqa: PLC0415
    from santiago_desktop.table.table import read_seats  # noqa: PLC0415

    names = [seat.name for seat in read_seats(options.seats.split(","))] if options.seats else None
    for path, table in journal.unfinished(folder):
        if table.card.id == options.game and names in (None, table.names):
            words = _language(options)
            question = words._("Continue the game of {names}? (y/n)")
            print(question.format(names=", ".join(table.names)))
            print("> ", end="", flush=True)
            no = sys.stdin.readline().strip().lower() in ("n", "no", words._("n"), words._("no"))
            return None if no else _saved(str(path), options)
    return None


def referee(_: argparse.Namespace) -> int:
    """The protocol, until the end of the input."""
    from santiago_desktop.commands.referee import Referee  # noqa: PLC0415

    Referee(GAMES).serve(sys.stdin.buffer, sys.stdout.buffer)
    return GOOD


def simulate(options: argparse.Namespace) -> int:
    """Let computer players play games among themselves; the exit code."""
    from santiago_desktop.commands.simulate import simulate as run_games  # noqa: PLC0415

    return run_games(options)


def verify(options: argparse.Namespace) -> int:
    """Check a saved game: 0 if it is good, 1 if not, 3 if it can't be read."""
    from santiago_desktop.kernel import saves  # noqa: PLC0415
    from santiago_desktop.table import journal  # noqa: PLC0415

    path = Path(options.file)
    try:
        table, lines = journal.read(path)
    except UnreadableFile as error:
        return complain(str(error), UNREADABLE)
    except Fault as fault:
        return complain(f"{path}: {fault}", FAILED)
    if fault_of_luck := saves.luck_fault(table.match):
        return complain(f"{path}: {fault_of_luck}", FAILED)
    end = "" if lines.closed else "; it was not closed, as if the program had been stopped"
    state = "finished" if table.match.over else "unfinished"
    print(f"{path}: good: {table.card.title}, {len(table.match.log)} actions, {state}{end}")
    return GOOD


def gallery(options: argparse.Namespace) -> int:
    """Write a picture of every scene into a folder; the exit code."""
    from santiago_desktop.commands.gallery import gallery as take_pictures  # noqa: PLC0415 - pygame, only now

    return take_pictures(options)


def bench(options: argparse.Namespace) -> int:
    """Measure the program and print its figures; the exit code."""
    from santiago_desktop.commands.bench import bench as run_bench  # noqa: PLC0415

    return run_bench(as_json=options.json)


def smoke(_: argparse.Namespace) -> int:
    """Every scene once, and a game by clicks."""
    from santiago_desktop.commands.smoke import smoke_test  # noqa: PLC0415 - pygame, only now

    return smoke_test()


COMMANDS = {
    "play": play,
    "referee": referee,
    "simulate": simulate,
    "verify": verify,
    "bench": bench,
    "gallery": gallery,
    SMOKE_TEST: smoke,
}
