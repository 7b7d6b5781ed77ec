"""The sound studio: scores, instruments and synthesis behind the files in ../ogg."""
