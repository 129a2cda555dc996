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
    [S] пики
    [H] червы
    [D] бубны
   *[C] трефы
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
    [rookie] новичок
    [careful] осторожный
   *[master] мастер
}
bot-name = 🤖 Бот { $number }
bot-name-level = 🤖 Бот { $number } ({ level-name })
nameless = Игрок { $number }
nameless-group = группа без названия
somebody = без имени
turn-time = { $seconds ->
    [30] 30 с
    [60] 1 мин
    [180] 3 мин
    [3600] 1 ч
    [43200] 12 ч
    [86400] 24 ч
   *[other] без срока
}
minutes = { $count ->
    [one] через { $count } минуту
    [few] через { $count } минуты
   *[many] через { $count } минут
}
soon = скоро
countdown = <tg-time unix="{ $unix }" format="r">{ $instead }</tg-time>
