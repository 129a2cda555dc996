board-title = 📊 <b>Ranking</b> · { $group }
board-title-all = 📊 <b>Ranking</b> · wszystkie grupy
board-span = { $span ->
    [w] Ten tydzień
    [m] Ten miesiąc
    [s] Sezon { $season }
   *[a] Od początku
}
board-what-pairs = 🤝 Najlepsze pary · { $span }
board-person = { $place }. <b>{ $names }</b> · ⭐ { $points }
board-pair = { $place }. <b>{ $names }</b>
board-figures = wygrane { $won } · kozioł { $lost } · z jajami { $eggs } · rozdania { $deals }
board-empty = Nikt nie ma tu jeszcze miejsca.
board-how = Do miejsca w rankingu potrzeba dokończonych partii: { $least }. Liczą się partie z człowiekiem w każdej drużynie; kto przegra partię, jest kozłem.
board-by-rating = O kolejności decyduje rating ⭐: ostrożna ocena siły gry, tym pewniejsza, im więcej partii. Na początku jest 1000.
board-by-balance = O kolejności decydują partie wygrane minus przegrane.
board-practice = Partie przeciw samym botom widać tylko w /me.
board-page = Strona { $page } z { $of }
board-own = 👉 <b>{ $names }</b>: miejsce { $place } z { $of }
board-own-few = 👉 <b>{ $names }</b>: jeszcze bez miejsca, partie { $series } z { $least }
board-own-none = 👉 <b>{ $names }</b>: jeszcze żadnej zaliczonej partii
board-own-hidden = 👉 <b>{ $names }</b>: ukryte w ustawieniach
season-question = 🆕 <b>Zacząć sezon { $next }?</b>
season-how = Sezon { $season } kończy się teraz, ale dalej będzie można go tu przejrzeć. Ranking od początku się nie zmieni.
me-title = 📈 <b>Moje wyniki</b> · { $group }
me-title-all = 📈 <b>Moje wyniki</b> · wszędzie
me-none = Nie ma tu jeszcze dokończonej partii: liczy się taka, która ma swoje kozły.
me-series = Partie { $series }: wygrane { $won } · kozioł { $lost } · z jajami { $eggs }
me-deals = Rozdania { $deals } · lewy mojej drużyny { $tricks }
me-loss = Punkty karne: nasze { $loss } · ich { $given }
me-deeds = Młódki { $molodkas } · przekroczony czas { $late }
me-streak-won = 🔥 Wygrane z rzędu teraz: { $count }
me-streak-lost = 🐐 Kozioł z rzędu teraz: { $count }
me-longest = Najdłuższa seria: wygrane { $won } · kozioł { $lost }
me-rating = ⭐ Rating { $points } · miejsce { $place } z { $of }
me-rating-few = ⭐ Rating { $points } · do miejsca: partie z człowiekiem w każdej drużynie { $series } z { $least }
me-rating-hidden = ⭐ Rating { $points } · ukryty w rankingach
me-with = 🤝 <b>Z kim</b>
me-against = ⚔️ <b>Przeciw komu</b>
me-met = { $name }: partie { $series } · wygrane { $won }

key-group = { $group }
key-board-group = 👥 Grupa
key-board-all = 🌍 Wszyscy
key-board-week = Tydzień
key-board-month = Miesiąc
key-board-all-time = Od początku
key-board-season = Sezon { $season }
key-board-people = 👤 Gracze
key-board-pairs = 🤝 Pary
key-season-new = 🆕 Nowy sezon
key-season-begin = ✅ Zacznij
key-season-keep = ✖️ Nie teraz
key-me-all = 🌍 Wszędzie
toast-season = Trwa sezon { $season }
alert-board-place = { $place }. { $names }
alert-board-empty = Nikt nie ma tu jeszcze miejsca
alert-board-own = Twoje miejsce: { $place } z { $of }
alert-board-more = Cały ranking: /top
