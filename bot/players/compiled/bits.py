"""Sets of cards as machine words: what a processor counts in one step.

Everything in this package is compiled by numba when it is first called, and kept on the disk for
the next process where that can be written.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numba
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from bot.players.compiled.kept import folder

Function = TypeVar("Function", bound=Callable[..., Any])

KEPT: Final = folder()
if KEPT is not None:
    numba.config.CACHE_DIR = str(KEPT)  # type: ignore[attr-defined]

TOP: Final = 63
"""The highest place of a word."""


def compiled(function: Function) -> Function:
    """Compile a function for the types it is first called with; its own types stay as written."""
    return cast(Function, numba.njit(cache=KEPT is not None)(function))


def _instruction(emit: Callable[[Any, Any], Any]) -> Any:
    """An instruction from a word to a number."""

    def typed(_context: Any, _word: Any) -> Any:
        def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return emit(builder, arguments[0])

        return types.int64(types.int64), code

    return intrinsic(typed)


DEFINED: Final = ir.Constant(ir.IntType(1), 0)
"""Of an empty word the number of zeros is to be 64."""

_ones = _instruction(lambda builder, word: builder.ctpop(word))
_zeros_below = _instruction(lambda builder, word: builder.cttz(word, DEFINED))
_zeros_above = _instruction(lambda builder, word: builder.ctlz(word, DEFINED))


@compiled
def count(cards: int) -> int:
    """How many cards."""
    return _ones(cards)


@compiled
def lowest(cards: int) -> int:
    """The place of the lowest card of a set that is not empty."""
    return _zeros_below(cards)


@compiled
def highest(cards: int) -> int:
    """The place of the highest card of a set that is not empty."""
    return TOP - _zeros_above(cards)
