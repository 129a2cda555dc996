board-title = 📊 <b>Таблиця лідерів</b> · { $group }
board-title-all = 📊 <b>Таблиця лідерів</b> · усі групи
board-span = { $span ->
    [w] Цей тиждень
    [m] Цей місяць
    [s] Сезон { $season }
   *[a] Увесь час
}
board-what-pairs = 🤝 Найкращі пари · { $span }
board-person = { $place }. <b>{ $names }</b> · ⭐ { $points }
board-pair = { $place }. <b>{ $names }</b>
board-figures = перемог { $won } · козлом { $lost } · з яйцями { $eggs } · роздач { $deals }
board-empty = Поки що ніхто не посів місця.
board-how = Щоб посісти місце, треба дограти партій: { $least }. Зараховуються партії, де в кожній команді є людина; програти партію — лишитися козлом.
board-by-rating = Порядок — за рейтингом ⭐: це обережна оцінка сили, і що більше партій, то вона точніша. Початковий рейтинг — 1000.
board-by-balance = Порядок — за кількістю перемог мінус поразки.
board-practice = Партії проти самих ботів видно лише в /me.
board-page = Сторінка { $page } з { $of }
board-own = 👉 <b>{ $names }</b>: місце { $place } з { $of }
board-own-few = 👉 <b>{ $names }</b>: місця ще немає, партій { $series } з { $least }
board-own-none = 👉 <b>{ $names }</b>: жодної зарахованої партії
board-own-hidden = 👉 <b>{ $names }</b>: приховано в налаштуваннях
season-question = 🆕 <b>Почати сезон { $next }?</b>
season-how = Сезон { $season } на цьому скінчиться, але його й далі можна буде переглянути тут. Таблиця за весь час не зміниться.
me-title = 📈 <b>Мої підсумки</b> · { $group }
me-title-all = 📈 <b>Мої підсумки</b> · усюди
me-none = Дограних партій тут ще немає: партію зараховують, коли в ній є козли.
me-series = Партій { $series }: перемог { $won } · козлом { $lost } · з яйцями { $eggs }
me-deals = Роздач { $deals } · взяток моєї команди { $tricks }
me-loss = Очки поразки: наші { $loss } · чужі { $given }
me-deeds = Молодок { $molodkas } · прострочених ходів { $late }
me-streak-won = 🔥 Перемог поспіль зараз: { $count }
me-streak-lost = 🐐 Козлом поспіль зараз: { $count }
me-longest = Найдовша серія: перемог { $won } · козлом { $lost }
me-rating = ⭐ Рейтинг { $points } · місце { $place } з { $of }
me-rating-few = ⭐ Рейтинг { $points } · до місця: партій із людиною в кожній команді { $series } з { $least }
me-rating-hidden = ⭐ Рейтинг { $points } · у таблицях приховано
me-with = 🤝 <b>З ким</b>
me-against = ⚔️ <b>Проти кого</b>
me-met = { $name }: партій { $series } · перемог { $won }

key-group = { $group }
key-board-group = 👥 Група
key-board-all = 🌍 Усі
key-board-week = Тиждень
key-board-month = Місяць
key-board-all-time = Увесь час
key-board-season = Сезон { $season }
key-board-people = 👤 Гравці
key-board-pairs = 🤝 Пари
key-season-new = 🆕 Новий сезон
key-season-begin = ✅ Почати
key-season-keep = ✖️ Не зараз
key-me-all = 🌍 Усюди
toast-season = Триває сезон { $season }
alert-board-place = { $place }. { $names }
alert-board-empty = Поки що ніхто не посів місця
alert-board-own = Ваше місце: { $place } з { $of }
alert-board-more = Уся таблиця: /top
