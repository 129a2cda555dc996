"""What happens at a table, as pure steps: a table value in, the next value and events out.

A step never reads a clock, a database or a die: all that comes in as a `Moment`. A step that may
not be taken raises a `Refusal` (or the rules' IllegalMove) and changes nothing.

    table     the Table value                 lobby     open, sit, stand, options, start
    chair     who sits on a seat              play      a move by a person or a computer player
    options   what a host may choose          deals     next deal, pause, result, rematch
    clock     what is due when                absence   nudges, leaving, coming back
    events    what happened                   closing   stop, expire
    refusals  why something may not be done   firing    what a clock does when it runs out
    moment    now, pace and chance            thinking  what computer players want to do
    people    settings beside the seats       winding   which clock a table needs now
    presence  who is there                    ports     what this layer asks of storage
    holding   a group out of reach            past      a series that can be read again
    sent      notes, and screens as messages  slots     what screens are called
    forgetting  somebody wants to be          pulse     tables in a few numbers
    setting_back  the machine's clock was

The phases, counters and clocks stand in `docs/table.md`.
"""
