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
    [S] हुकुम
    [H] पान
    [D] ईंट
   *[C] चिड़ी
}
suit-letter = { $suit ->
    [S] हु
    [H] पा
    [D] ईं
   *[C] चि
}
# As on the cards that India plays with: गु, बे, बा would be hard to tell apart.
rank-letter = { $rank ->
    [J] J
    [Q] Q
    [K] K
   *[A] A
}
level-name = { $level ->
    [rookie] नौसिखिया
    [careful] सतर्क
   *[master] उस्ताद
}
bot-name = 🤖 बॉट { $number }
bot-name-level = 🤖 बॉट { $number } ({ level-name })
nameless = खिलाड़ी { $number }
nameless-group = बेनाम ग्रुप
somebody = बेनाम
turn-time = { $seconds ->
    [30] 30 सेकंड
    [60] 1 मिनट
    [180] 3 मिनट
    [3600] 1 घंटा
    [43200] 12 घंटे
    [86400] 24 घंटे
   *[other] सीमा नहीं
}
minutes = { $count } मिनट में
soon = जल्द ही
countdown = <tg-time unix="{ $unix }" format="r">{ $instead }</tg-time>
