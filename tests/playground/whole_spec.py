"""The whole Bot API in the form of its machine-readable description, as another library has it.

aiogram takes seconds to import, so that is done when the description is first asked for.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from functools import cache
from inspect import isclass
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from bot.playground.spec import Spec

SCALARS = {bool: "Boolean", int: "Integer", float: "Float", str: "String"}
TIMES = (datetime, timedelta)
"""Telegram takes them as seconds."""
UNSAID = {"NoneType", "Default"}
"""Kinds of value that stand for none."""


@cache
def whole_spec() -> Spec:
    """Every method and every type that aiogram knows."""
    import aiogram.methods
    import aiogram.types
    from aiogram.methods.base import TelegramMethod
    from aiogram.types.base import TelegramObject

    methods = (it for it in _classes(aiogram.methods, TelegramMethod) if it is not TelegramMethod)
    described = {method.__api_method__: {"fields": _fields(method)} for method in methods}
    types = {it.__name__: _described(it) for it in _classes(aiogram.types, TelegramObject)}
    return Spec({"methods": described, "types": types})


def _classes(module: Any, kind: type[Any]) -> Iterable[Any]:
    return [it for it in vars(module).values() if isclass(it) and issubclass(it, kind)]


def _described(it: type[BaseModel]) -> dict[str, Any]:
    """A type without fields of its own stands for those that are made of it."""
    if it.model_fields:
        return {"fields": _fields(it)}
    return {"subtypes": [below.__name__ for below in it.__subclasses__()]}


def _fields(it: type[BaseModel]) -> list[dict[str, Any]]:
    return [
        {
            "name": field.alias or name,
            "types": sorted(set(_kinds(field.annotation))),
            "required": field.is_required(),
            "description": "",
        }
        for name, field in it.model_fields.items()
    ]


def _kinds(annotation: Any) -> list[str]:
    """The kinds of value that may stand there."""
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin in {Union, UnionType}:
        return [kind for part in parts if _name(part) not in UNSAID for kind in _kinds(part)]
    if origin is Annotated:
        return _kinds(parts[0])
    if origin is list:
        return [f"Array of {kind}" for kind in _kinds(parts[0])]
    if origin is Literal:
        return _kinds(type(parts[0]))
    if annotation in TIMES:
        return ["Integer"]
    return [
        next((SCALARS[kind] for kind in SCALARS if _is(annotation, kind)), annotation.__name__)
    ]


def _name(annotation: Any) -> str:
    return getattr(annotation, "__name__", "")


def _is(annotation: Any, kind: type[Any]) -> bool:
    return isclass(annotation) and issubclass(annotation, kind)
