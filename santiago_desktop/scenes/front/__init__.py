"""Before a game: the first screen, menus, settings, the setup of a table."""
