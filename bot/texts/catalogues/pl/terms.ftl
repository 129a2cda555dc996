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
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
# "K" alone could be kier or karo.
suit-letter = { $suit ->
    [S] P
    [H] Ki
    [D] Ka
   *[C] T
}
rank-letter = { $rank ->
    [J] W
    [Q] D
    [K] K
   *[A] A
}
level-name = { $level ->
    [rookie] nowicjusz
    [careful] ostrożny
   *[master] mistrz
}
bot-name = 🤖 Bot { $number }
bot-name-level = 🤖 Bot { $number } ({ level-name })
nameless = Gracz { $number }
nameless-group = grupa bez nazwy
somebody = bez imienia
turn-time = { $seconds ->
    [30] 30 s
    [60] 1 min
    [180] 3 min
    [3600] 1 godz.
    [43200] 12 godz.
    [86400] 24 godz.
   *[other] bez limitu
}
minutes = { $count ->
    [one] za { $count } minutę
    [few] za { $count } minuty
   *[many] za { $count } minut
}
soon = wkrótce
countdown = <tg-time unix="{ $unix }" format="r">{ $instead }</tg-time>
