# Зіграні партії: записи, повтори, перевірка тасування.
command-record = запис останньої партії
record-caption = 📜 <b>Запис партії</b>, { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
   *[many] { $count } роздач
}
record-none-here = 📜 Тут ще жодної партії не дограно до кінця.
record-none-yours = 📜 У вас поки немає партій, дограних до кінця.
record-broken = 📜 Запис не сходиться сам із собою, тому бот його не віддає. Скажіть про це тому, хто його запустив.
replay-head = 🎞 <b>Повтор: роздача { $number } з { $of }</b> · хід { $ply } з { $plies }
replay-trump = 🐐 Козир { $trump } ({ $card }) · у колоді { $stock }
replay-taken = 🧺 Взятка: { sign } { $name } · { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
replay-hands = Усі руки (👉 чий хід):
replay-molodka = ⚡ Чотири карти однієї масті — молодка
alert-check-good = ✅ Роздача { $number }: усе як обіцяно
alert-check-seal = Із зерна виходять печатка { $seal }, колода й козир
alert-check-moves = Зіграно наново: { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
} · 🔵 { $a } · 🟠 { $b }
alert-check-bad = ❌ Роздача { $number } не підтверджується: зерно, колода, ходи й рахунок не сходяться
toast-record = 📜 Запис — у приватному чаті з ботом
toast-replay = 🎞 Повтор — у приватному чаті з ботом
refused-nothing-kept = Такої партії тут немає, або вона не для вас

key-check = 🔎 Перевірити
key-replay = 🎞 Повтор
key-record = 📜 Запис
key-table = 📊 Таблиця
key-move-back = ◀️ Назад
key-move-on = Далі ▶️
key-move-first = ⏮ Початок
key-move-last = Кінець ⏭
key-deal-before = ⏪ Роздача { $number }
key-deal-after = Роздача { $number } ⏩

# Картинка партії: слова без значків.
picture-title = { $eggs ->
    [0] Козли
   *[other] Козли з яйцями
}
picture-goats = Козли
picture-winners = Переможці
picture-deals = { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
   *[many] { $count } роздач
}
picture-course = Очки поразки, роздача за роздачею
