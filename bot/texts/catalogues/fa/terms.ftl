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
    [S] پیک
    [H] دل
    [D] خشت
   *[C] گشنیز
}
# Latin, as on the cards themselves: Persian letters would turn a row of cards around.
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
    [rookie] تازه‌کار
    [careful] محتاط
   *[master] استاد
}
bot-name = 🤖 ربات { $number }
bot-name-level = 🤖 ربات { $number } ({ level-name })
nameless = بازیکن { $number }
nameless-group = گروه بی‌نام
somebody = بی‌نام
turn-time = { $seconds ->
    [30] 30 ثانیه
    [60] 1 دقیقه
    [180] 3 دقیقه
    [3600] 1 ساعت
    [43200] 12 ساعت
    [86400] 24 ساعت
   *[other] نامحدود
}
minutes = { $count } دقیقه دیگر
soon = به‌زودی
countdown = <tg-time unix="{ $unix }" format="r">{ $instead }</tg-time>
