board-title = 📊 <b>Tulostaulu</b> · { $group }
board-title-all = 📊 <b>Tulostaulu</b> · kaikki ryhmät
board-span = { $span ->
    [w] Tämä viikko
    [m] Tämä kuukausi
    [s] Kausi { $season }
   *[a] Kaikki ottelut
}
board-what-pairs = 🤝 Parhaat parit · { $span }
board-person = { $place }. <b>{ $names }</b> · ⭐ { $points }
board-pair = { $place }. <b>{ $names }</b>
board-figures = voitot { $won } · pukkina { $lost } · munineen { $eggs } · jaot { $deals }
board-empty = Kenelläkään ei ole täällä vielä sijaa.
board-how = Sijaan tarvitaan näin monta loppuun pelattua ottelua: { $least }. Mukaan lasketaan ottelut, joissa kummallakin joukkueella on ihminen; ottelun häviäjät ovat pukkeja.
board-by-rating = Järjestyksen määrää luokitus ⭐: taito, josta ei ole epäilystä. Kaikki aloittavat luvusta 1000.
board-by-balance = Järjestyksen määräävät voitetut ottelut, joista vähennetään hävityt.
board-practice = Ottelut pelkkiä botteja vastaan näkyvät vain komennolla /me.
board-page = Sivu { $page }, sivuja { $of }
board-own = 👉 <b>{ $names }</b>: sija { $place }, sijoja { $of }
board-own-few = 👉 <b>{ $names }</b>: ei vielä sijaa, otteluita { $series }, tarvitaan { $least }
board-own-none = 👉 <b>{ $names }</b>: ei vielä täällä laskettavaa ottelua
board-own-hidden = 👉 <b>{ $names }</b>: piilossa, kuten asetuksissa on valittu
season-question = 🆕 <b>Aloitetaanko kausi { $next }?</b>
season-how = Kausi { $season } päättyy nyt, mutta sitä voi yhä lukea täällä. Kaikkien otteluiden taulu ei muutu.
me-title = 📈 <b>Omat tulokset</b> · { $group }
me-title-all = 📈 <b>Omat tulokset</b> · kaikkialla
me-none = Täällä ei ole vielä loppuun pelattua ottelua: ottelu lasketaan, kun siinä on pukit.
me-series = Ottelut { $series }: voitot { $won } · pukkina { $lost } · munineen { $eggs }
me-deals = Jaot { $deals } · joukkueen tikit { $tricks }
me-loss = Tappiopisteet: omat { $loss } · vastustajien { $given }
me-deeds = Molodkat { $molodkas } · ylitetyt miettimisajat { $late }
me-streak-won = 🔥 Voittoja peräkkäin nyt: { $count }
me-streak-lost = 🐐 Pukkina peräkkäin nyt: { $count }
me-longest = Pisin putki: voitot { $won } · pukkina { $lost }
me-rating = ⭐ Luokitus { $points } · sija { $place }, sijoja { $of }
me-rating-few = ⭐ Luokitus { $points } · sijaan: otteluita, joissa kummallakin joukkueella on ihminen, { $series }, tarvitaan { $least }
me-rating-hidden = ⭐ Luokitus { $points } · piilossa tulostauluista
me-with = 🤝 <b>Kenen kanssa</b>
me-against = ⚔️ <b>Ketä vastaan</b>
me-met = { $name }: ottelut { $series } · voitot { $won }

key-group = { $group }
key-board-group = 👥 Ryhmä
key-board-all = 🌍 Kaikki
key-board-week = Viikko
key-board-month = Kuukausi
key-board-all-time = Koko aika
key-board-season = Kausi { $season }
key-board-people = 👤 Pelaajat
key-board-pairs = 🤝 Parit
key-season-new = 🆕 Uusi kausi
key-season-begin = ✅ Aloita
key-season-keep = ✖️ Ei vielä
key-me-all = 🌍 Kaikkialla
toast-season = Kausi { $season } on käynnissä
alert-board-place = { $place }. { $names }
alert-board-empty = Kenelläkään ei ole täällä vielä sijaa
alert-board-own = Sijasi: { $place }, sijoja { $of }
alert-board-more = Koko taulu: /top
