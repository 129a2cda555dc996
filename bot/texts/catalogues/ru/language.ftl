command-language = выбрать язык
language-own =
    🌐 <b>Язык</b>
    На нём бот говорит с вами: в личном чате и во всплывающих ответах.
language-group =
    🌐 <b>Язык группы</b>
    На нём говорят столы здесь; карты у каждого — на своём языке.
toast-language = Язык изменён

key-set-language = 🌐 Язык: { $language }
key-as-in-telegram = Как в Telegram
key-to-settings = ⬅️ Настройки
