"""A few words with pictures in them: one sentence for the window and for who reads it as text."""

from __future__ import annotations

from santiago_desktop.kernel.records import Record

Parts = tuple[str, ...]  # as in `contract/desk.py`: sprites, pieces of the interface, words


class Phrase(Record):
    """The same twice: as pictures, numbers and words beside each other, and in words alone."""

    parts: Parts
    words: str


def pictured(number: int, sprite: str, words: str) -> Phrase:
    """A number before a picture; `words` say both."""
    return Phrase((str(number), sprite), words)


def plain(words: str) -> Phrase:
    """A phrase of words alone, without a picture."""
    return Phrase((words,), words)


def phrase(template: str, **fields: Phrase | str) -> Phrase:
    """A translated sentence whose fields are phrases, or words; ValueError for a bad template."""
    from string import Formatter  # noqa: PLC0415 - the first screen has no phrases

    filled = {name: as_phrase(field) for name, field in fields.items()}
    parts: list[str] = []
    words = ""  # since the last picture
    for literal, name, _, _ in Formatter().parse(template):
        words += literal
        if name is None:
            continue
        if len(filled[name].parts) == 1 and filled[name].parts[0] == filled[name].words:
            words += filled[name].words
        else:
            parts += [*([words.strip()] if words.strip() else []), *filled[name].parts]
            words = ""
    parts += [words.strip()] if words.strip() else []
    return Phrase(tuple(parts), template.format(**{n: each.words for n, each in filled.items()}))


def as_phrase(field: Phrase | str) -> Phrase:
    """Words become a phrase of themselves."""
    return plain(field) if isinstance(field, str) else field
