board-title = 📊 <b>Leaderboard</b> · { $group }
board-title-all = 📊 <b>Leaderboard</b> · all groups
board-span = { $span ->
    [w] This week
    [m] This month
    [s] Season { $season }
   *[a] All time
}
board-what-pairs = 🤝 Best pairs · { $span }
board-person = { $place }. <b>{ $names }</b> · ⭐ { $points }
board-pair = { $place }. <b>{ $names }</b>
board-figures = won { $won } · goat { $lost } · with eggs { $eggs } · deals { $deals }
board-empty = Nobody has a place here yet.
board-how = A place takes { $least } finished series. Only series with a person in each team count; to lose one is to be the goat.
board-by-rating = Ranked by rating ⭐: a careful estimate of skill, surer with every series. Everybody starts at 1000.
board-by-balance = Ranked by series won minus series lost.
board-practice = Series against bots alone are shown in /me only.
board-page = Page { $page } of { $of }
board-own = 👉 <b>{ $names }</b>: place { $place } of { $of }
board-own-few = 👉 <b>{ $names }</b>: no place yet, series { $series } of { $least }
board-own-none = 👉 <b>{ $names }</b>: no series that counts here yet
board-own-hidden = 👉 <b>{ $names }</b>: hidden, as the settings say
season-question = 🆕 <b>Begin season { $next }?</b>
season-how = Season { $season } ends now and can still be read here. The board of all time goes on as it was.
me-title = 📈 <b>My results</b> · { $group }
me-title-all = 📈 <b>My results</b> · everywhere
me-none = No finished series here yet: a series counts once it has its goats.
me-series = Series { $series }: won { $won } · goat { $lost } · with eggs { $eggs }
me-deals = Deals { $deals } · tricks of my team { $tricks }
me-loss = Loss points: ours { $loss } · theirs { $given }
me-deeds = Molodkas { $molodkas } · time-outs { $late }
me-streak-won = 🔥 Won in a row now: { $count }
me-streak-lost = 🐐 Goat in a row now: { $count }
me-longest = Longest streak: won { $won } · goat { $lost }
me-rating = ⭐ Rating { $points } · place { $place } of { $of }
me-rating-few = ⭐ Rating { $points } · for a place: series with a person in each team { $series } of { $least }
me-rating-hidden = ⭐ Rating { $points } · hidden in leaderboards
me-with = 🤝 <b>With whom</b>
me-against = ⚔️ <b>Against whom</b>
me-met = { $name }: series { $series } · won { $won }

key-group = { $group }
key-board-group = 👥 Group
key-board-all = 🌍 All
key-board-week = Week
key-board-month = Month
key-board-all-time = All time
key-board-season = Season { $season }
key-board-people = 👤 People
key-board-pairs = 🤝 Pairs
key-season-new = 🆕 New season
key-season-begin = ✅ Begin
key-season-keep = ✖️ Not yet
key-me-all = 🌍 Everywhere
toast-season = Season { $season } is on
alert-board-place = { $place }. { $names }
alert-board-empty = Nobody has a place here yet
alert-board-own = You: place { $place } of { $of }
alert-board-more = The whole table: /top
