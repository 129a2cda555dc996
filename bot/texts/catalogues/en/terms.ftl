# Suits, ranks, teams, names and small words used on many screens.

sign = { $team ->
    [0] 🔵
   *[1] 🟠
}
team = { $team ->
    [0] 🔵 A
   *[1] 🟠 B
}
suit-name = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
suit-letter = { $suit ->
    [S] S
    [H] H
    [D] D
   *[C] C
}
rank-letter = { $rank ->
    [J] J
    [Q] Q
    [K] K
   *[A] A
}
level-name = { $level ->
    [rookie] rookie
    [careful] careful
   *[master] master
}
bot-name = 🤖 Bot { $number }
bot-name-level = 🤖 Bot { $number } ({ level-name })
nameless = Player { $number }
nameless-group = a group without a name
somebody = no name
turn-time = { $seconds ->
    [30] 30 s
    [60] 1 min
    [180] 3 min
    [3600] 1 h
    [43200] 12 h
    [86400] 24 h
   *[other] no limit
}
minutes = { $count ->
    [one] in { $count } minute
   *[other] in { $count } minutes
}
soon = soon
countdown = <tg-time unix="{ $unix }" format="r">{ $instead }</tg-time>
