board-title = 📊 <b>Таблица лидеров</b> · { $group }
board-title-all = 📊 <b>Таблица лидеров</b> · все группы
board-span = { $span ->
    [w] Эта неделя
    [m] Этот месяц
    [s] Сезон { $season }
   *[a] Всё время
}
board-what-pairs = 🤝 Лучшие пары · { $span }
board-person = { $place }. <b>{ $names }</b> · ⭐ { $points }
board-pair = { $place }. <b>{ $names }</b>
board-figures = побед { $won } · козлом { $lost } · с яйцами { $eggs } · конов { $deals }
board-empty = Пока никто не занял места.
board-how = Чтобы занять место, нужно доиграть партий: { $least }. В счёт идут партии, где в каждой команде есть человек; проиграть партию — остаться козлом.
board-by-rating = Порядок — по рейтингу ⭐: это осторожная оценка силы, и чем больше партий, тем она точнее. Начальный рейтинг — 1000.
board-by-balance = Порядок — по числу побед минус поражения.
board-practice = Партии против одних ботов видны только в /me.
board-page = Страница { $page } из { $of }
board-own = 👉 <b>{ $names }</b>: место { $place } из { $of }
board-own-few = 👉 <b>{ $names }</b>: места пока нет, партий { $series } из { $least }
board-own-none = 👉 <b>{ $names }</b>: ни одной зачётной партии
board-own-hidden = 👉 <b>{ $names }</b>: скрыто в настройках
season-question = 🆕 <b>Начать сезон { $next }?</b>
season-how = Сезон { $season } на этом закончится, но останется доступен здесь. Таблица за всё время не изменится.
me-title = 📈 <b>Мои итоги</b> · { $group }
me-title-all = 📈 <b>Мои итоги</b> · везде
me-none = Доигранных партий здесь ещё нет: партия идёт в счёт, когда в ней есть козлы.
me-series = Партий { $series }: побед { $won } · козлом { $lost } · с яйцами { $eggs }
me-deals = Конов { $deals } · взяток моей команды { $tricks }
me-loss = Очки поражения: наши { $loss } · чужие { $given }
me-deeds = Молодок { $molodkas } · просрочек хода { $late }
me-streak-won = 🔥 Побед подряд сейчас: { $count }
me-streak-lost = 🐐 Козлом подряд сейчас: { $count }
me-longest = Самая длинная серия: побед { $won } · козлом { $lost }
me-rating = ⭐ Рейтинг { $points } · место { $place } из { $of }
me-rating-few = ⭐ Рейтинг { $points } · до места: партий с человеком в каждой команде { $series } из { $least }
me-rating-hidden = ⭐ Рейтинг { $points } · в таблицах скрыт
me-with = 🤝 <b>С кем</b>
me-against = ⚔️ <b>Против кого</b>
me-met = { $name }: партий { $series } · побед { $won }

key-group = { $group }
key-board-group = 👥 Группа
key-board-all = 🌍 Все
key-board-week = Неделя
key-board-month = Месяц
key-board-all-time = Всё время
key-board-season = Сезон { $season }
key-board-people = 👤 Игроки
key-board-pairs = 🤝 Пары
key-season-new = 🆕 Новый сезон
key-season-begin = ✅ Начать
key-season-keep = ✖️ Не сейчас
key-me-all = 🌍 Везде
toast-season = Идёт сезон { $season }
alert-board-place = { $place }. { $names }
alert-board-empty = Пока никто не занял места
alert-board-own = Ваше место: { $place } из { $of }
alert-board-more = Вся таблица: /top
