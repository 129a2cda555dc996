# Сыгранные партии: записи, повторы, проверка тасовки.
command-record = запись последней партии
record-caption = 📜 <b>Запись партии</b>, { $count ->
    [one] { $count } кон
    [few] { $count } кона
   *[many] { $count } конов
}
record-none-here = 📜 Здесь ещё ни одна партия не доиграна до конца.
record-none-yours = 📜 У вас пока нет партий, доигранных до конца.
record-broken = 📜 Запись не сходится сама с собой, поэтому бот её не отдаёт. Сообщите об этом тому, кто его запустил.
replay-head = 🎞 <b>Повтор: кон { $number } из { $of }</b> · ход { $ply } из { $plies }
replay-trump = 🐐 Козырь { $trump } ({ $card }) · в колоде { $stock }
replay-taken = 🧺 Взятка: { sign } { $name } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
replay-hands = Все руки (👉 чей ход):
replay-molodka = ⚡ Четыре карты одной масти — молодка
alert-check-good = ✅ Кон { $number }: всё как обещано
alert-check-seal = Из зерна выходят печать { $seal }, колода и козырь
alert-check-moves = Сыграно заново: { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} · 🔵 { $a } · 🟠 { $b }
alert-check-bad = ❌ Кон { $number } не подтверждается: зерно, колода, ходы и счёт не сходятся
toast-record = 📜 Запись — в личке с ботом
toast-replay = 🎞 Повтор — в личке с ботом
refused-nothing-kept = Такой партии здесь нет, или она не для вас

key-check = 🔎 Проверить
key-replay = 🎞 Повтор
key-record = 📜 Запись
key-table = 📊 Таблица
key-move-back = ◀️ Назад
key-move-on = Дальше ▶️
key-move-first = ⏮ Начало
key-move-last = Конец ⏭
key-deal-before = ⏪ Кон { $number }
key-deal-after = Кон { $number } ⏩

# Картинка партии: слова без значков.
picture-title = { $eggs ->
    [0] Козлы
   *[other] Козлы с яйцами
}
picture-goats = Козлы
picture-winners = Победители
picture-deals = { $count ->
    [one] { $count } кон
    [few] { $count } кона
   *[many] { $count } конов
}
picture-course = Очки поражения, кон за коном
