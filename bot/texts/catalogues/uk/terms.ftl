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
    [S] піки
    [H] чирви
    [D] бубни
   *[C] трефи
}
suit-letter = { $suit ->
    [S] П
    [H] Ч
    [D] Б
   *[C] Т
}
rank-letter = { $rank ->
    [J] В
    [Q] Д
    [K] К
   *[A] Т
}
level-name = { $level ->
    [rookie] новачок
    [careful] обережний
   *[master] майстер
}
bot-name = 🤖 Бот { $number }
bot-name-level = 🤖 Бот { $number } ({ level-name })
nameless = Гравець { $number }
nameless-group = група без назви
somebody = без імені
turn-time = { $seconds ->
    [30] 30 с
    [60] 1 хв
    [180] 3 хв
    [3600] 1 год
    [43200] 12 год
    [86400] 24 год
   *[other] без ліміту
}
minutes = { $count ->
    [one] через { $count } хвилину
    [few] через { $count } хвилини
   *[many] через { $count } хвилин
}
soon = незабаром
countdown = <tg-time unix="{ $unix }" format="r">{ $instead }</tg-time>
