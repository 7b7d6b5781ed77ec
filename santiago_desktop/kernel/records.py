"""Small frozen records; and how actions and events are spelled as text and JSON.

A field of those is a number, a name kept as its index, or a tuple of either. Its annotation says
which: `count: int`, `good: Annotated[int, Names(...)]`, `faces: tuple[int, ...]`.
"""

from __future__ import annotations

from operator import itemgetter
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Protocol,
    Self,
    dataclass_transform,
    get_args,
    get_origin,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

Plain = Any  # what json can hold

LONGEST_NUMBER = 6  # digits; no game counts further, and int() of a huge text is slow


class Kind(Protocol):
    """How the values of a field are written and read."""

    def write(self, value: Any) -> str:
        """The value in a line of text."""

    def read(self, text: str) -> Any:
        """The value that the text stands for; ValueError if it stands for none."""

    def plain(self, value: Any) -> Plain:
        """The field's value as JSON holds it."""


class Number:
    """A field that holds a whole number."""

    def write(self, value: int) -> str:
        """The number in decimal digits."""
        return str(value)

    def read(self, text: str) -> int:
        """Only digits that `write` would have written."""
        if len(text) > LONGEST_NUMBER or str(int(text)) != text:
            raise ValueError(text)
        return int(text)

    def plain(self, value: Any) -> Plain:
        """Numbers, and whatever JSON holds anyway, stay as they are."""
        return value


class Names:
    """A name of a fixed list, kept as its index; -1 stands for none of them."""

    def __init__(self, *names: str) -> None:
        """`names` are what can be written; a field keeps the place of one of them."""
        self.names = names
        self.index = {name: i for i, name in enumerate(names)}

    def write(self, value: int) -> str:
        """The name that stands at the index."""
        return self.names[value]

    def read(self, text: str) -> int:
        """The index of a name; ValueError if it is none of them."""
        if text not in self.index:
            raise ValueError(text)
        return self.index[text]

    def plain(self, value: int) -> Plain:
        """The name, or null for none."""
        return None if value < 0 else self.names[value]


class Many:
    """Several values of one kind, with something between them."""

    def __init__(self, kind: Kind, between: str = " ") -> None:
        """A list whose items are all of one kind, written with `between` between them."""
        self.kind, self.between = kind, between

    def write(self, value: Iterable[Any]) -> str:
        """The values in a row, with what stands between them."""
        return self.between.join(map(self.kind.write, value))

    def read(self, text: str) -> tuple[Any, ...]:
        """None at all is an empty text."""
        return tuple(map(self.kind.read, text.split(self.between))) if text else ()

    def plain(self, value: Iterable[Any]) -> Plain:
        """A list of the values in JSON."""
        return [self.kind.plain(item) for item in value]


def kind_of(annotation: Any) -> Kind:
    """The kind that a field's annotation asks for."""
    for extra in getattr(annotation, "__metadata__", ()):
        kind: Kind = extra
        return kind
    if get_origin(annotation) is tuple:
        return Many(kind_of(get_args(annotation)[0]))
    return Number()


if TYPE_CHECKING:
    Values = object  # a record shows its fields, and none of a tuple's methods
else:
    Values = tuple

_new: Any = Values.__new__  # looked up once: records are made by the hundred thousand


@dataclass_transform(frozen_default=True)
class Record(Values):
    """A frozen record: a subclass names its fields by annotations, as a dataclass would.

    It is made of a tuple rather than by `dataclasses` or `NamedTuple`, whose classes take so long
    to be built, a hundred of them, that the start of the program would be felt.
    """

    __slots__ = ()
    _fields: ClassVar[tuple[str, ...]] = ()
    _size: ClassVar[int] = 0  # how many fields there are
    _kinds: ClassVar[tuple[Any, ...]] = ()  # the fields' annotations
    _defaults: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        """Fields are read by name."""
        super().__init_subclass__()
        annotations = cls.__dict__.get("__annotations__", {})  # noqa: RUF063 - inspect is slow
        cls._fields, cls._kinds = tuple(annotations), tuple(annotations.values())
        cls._size = len(annotations)
        cls._defaults = {name: cls.__dict__[name] for name in cls._fields if name in cls.__dict__}
        for place, name in enumerate(cls._fields):
            setattr(cls, name, property(itemgetter(place)))

    def __new__(cls, *values: Any, **named: Any) -> Self:
        """Values in the fields' order, the last ones by name if they read better so."""
        if len(values) != cls._size or named:
            values = cls._completed(values, named)
        return _new(cls, values)  # type: ignore[no-any-return]

    @classmethod
    def _completed(cls, values: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        """The values, then those that are named or go without saying; TypeError if it isn't all."""
        rest = []
        for name in cls._fields[len(values) :]:
            if name in named:
                rest.append(named.pop(name))
            elif name in cls._defaults:
                rest.append(cls._defaults[name])
        completed = (*values, *rest)
        if named or len(completed) != cls._size:
            raise TypeError(f"{cls.__name__} has the fields {', '.join(cls._fields)}")
        return completed

    def _replace(self, **named: Any) -> Self:
        """The same record with other values in the fields that are named."""
        return type(self)(**(dict(zip(self._fields, iter(self), strict=True)) | named))  # type: ignore[call-overload]

    def __eq__(self, other: object) -> bool:
        """Records of different classes are never equal."""
        return type(self) is type(other) and Values.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        """Whether they differ in class or in any field."""
        return not self == other

    def __hash__(self) -> int:
        """Equal records have equal hashes; records of other classes have others."""
        return hash((type(self), Values.__hash__(self)))

    def __bool__(self) -> bool:
        """A record without fields is something, too."""
        return True

    def __repr__(self) -> str:
        """As it would be written in code."""
        return f"{type(self).__name__}{Values.__repr__(self)}"

    @classmethod
    def shape(cls) -> tuple[tuple[str, Kind], ...]:
        """The fields, each with its kind."""
        if cls not in _SHAPES:
            kinds = map(kind_of, cls._kinds)
            _SHAPES[cls] = tuple(zip(cls._fields, kinds, strict=True))
        return _SHAPES[cls]


_SHAPES: dict[type[Record], tuple[tuple[str, Kind], ...]] = {}  # found out once a class


class Action(Record):
    """What a seat wants, or what chance did."""

    __slots__ = ()
    verb = ""

    @property
    def text(self) -> str:
        """The line that spells the action, such as `drive 3`; `read_action` reads it."""
        words = (kind.write(getattr(self, name)) for name, kind in self.shape())
        return " ".join((self.verb, *words)).rstrip()


class Event(Record):
    """One fact that happened; it folds itself into a state."""

    __slots__ = ()

    def fold(self, s: Any) -> None:
        """Change the state as the fact demands."""
        raise NotImplementedError

    def plain(self) -> dict[str, Plain]:
        """The event in JSON: its class under "type", then its fields, names spelled out."""
        written = {name: kind.plain(getattr(self, name)) for name, kind in self.shape()}
        return {"type": type(self).__name__, **written}


def read_action(line: str, classes: Iterable[type[Action]]) -> Action | None:
    """The action that the line spells, character for character, if there is one."""
    for action_class in classes:
        if line.split(" ", 1)[0] == action_class.verb:
            action = _read_fields(line, action_class)
            if action is not None and action.text == line:
                return action
    return None


def _read_fields(line: str, action_class: type[Action]) -> Action | None:
    """The last field takes the rest of the line."""
    kinds = action_class.shape()
    parts = line.split(" ", len(kinds))[1:] or [""] * len(kinds)
    if len(parts) != len(kinds):
        return None
    try:
        return action_class(
            *(kind.read(part) for part, (_, kind) in zip(parts, kinds, strict=True))
        )
    except ValueError:
        return None
