"""Files, settings, languages, processes: the machine the program runs on."""
