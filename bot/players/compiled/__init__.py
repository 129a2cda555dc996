"""The master's search compiled by numba, where that is installed: the extra `fast`.

It does what `fast` does, number for number, some forty times quicker: the same view, seed and
budget give the same move, and tests hold both against each other. Only `quick` is for others.

    quick    the master that thinks in here, or none
    kept     where machine code is kept
    bits     sets of cards as machine words; what is compiled
    row      a deal in play as a row of numbers
    figures  the figures to judge by, and the chance that a hand beats a set
    judge    what a seat thinks its moves are worth
    chance   the same chance as in `fast`
    shared   hidden cards shared out
    worlds   deals that agree with what a seat has seen
    trials   moves tried out in them
"""
