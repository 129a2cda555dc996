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
    [S] pata
    [H] hertta
    [D] ruutu
   *[C] risti
}
# As bridge players write them: ruutu and risti begin alike.
suit-letter = { $suit ->
    [S] pa
    [H] he
    [D] ru
   *[C] ri
}
rank-letter = { $rank ->
    [J] J
    [Q] R
    [K] K
   *[A] Ä
}
level-name = { $level ->
    [rookie] aloittelija
    [careful] varovainen
   *[master] mestari
}
bot-name = 🤖 Botti { $number }
bot-name-level = 🤖 Botti { $number } ({ level-name })
nameless = Pelaaja { $number }
nameless-group = nimetön ryhmä
somebody = nimetön
turn-time = { $seconds ->
    [30] 30 s
    [60] 1 min
    [180] 3 min
    [3600] 1 t
    [43200] 12 t
    [86400] 24 t
   *[other] rajaton
}
minutes = { $count } minuutin kuluttua
soon = pian
countdown = <tg-time unix="{ $unix }" format="r">{ $instead }</tg-time>
