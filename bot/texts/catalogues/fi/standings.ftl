board-title = 📊 <b>Tulostaulu</b> · { $group }
board-title-all = 📊 <b>Tulostaulu</b> · kaikki ryhmät
board-span = { $span ->
    [w] Tämä viikko
    [m] Tämä kuukausi
    [s] Kausi { $season }
   *[a] Kaikkien aikojen tulokset
}
board-what-pairs = 🤝 Parhaat parit · { $span }
board-person = { $place }. <b>{ $names }</b> · ⭐ { $points }
board-pair = { $place }. <b>{ $names }</b>
board-figures = voitot { $won } · pukkina { $lost } · munineen { $eggs } · jaot { $deals }
board-empty = Kukaan ei ole vielä tulostaulussa.
board-how = Tulostauluun tarvitaan loppuun pelattuja otteluita: { $least }. Mukaan lasketaan ottelut, joissa kummallakin joukkueella on ihminen; ottelun häviäjät ovat pukkeja.
board-by-rating = Järjestyksen määrää vahvuusluku ⭐: varovainen arvio taidosta, joka tarkentuu ottelu ottelulta. Kaikki aloittavat luvusta 1000.
board-by-balance = Järjestyksen määräävät voitetut ottelut, joista vähennetään hävityt.
board-practice = Ottelut pelkkiä botteja vastaan näkyvät vain komennolla /me.
board-page = Sivu { $page }/{ $of }
board-own = 👉 <b>{ $names }</b>: sija { $place }/{ $of }
board-own-few = 👉 <b>{ $names }</b>: ei vielä sijaa, otteluita { $series }/{ $least }
board-own-none = 👉 <b>{ $names }</b>: ei vielä yhtään laskettua ottelua
board-own-hidden = 👉 <b>{ $names }</b>: piilotettu asetuksissa
season-question = 🆕 <b>Aloitetaanko kausi { $next }?</b>
season-how = Kausi { $season } päättyy nyt, mutta sitä voi yhä lukea täällä. Kaikkien aikojen tulostaulu ei muutu.
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
me-rating = ⭐ Vahvuusluku { $points } · sija { $place }/{ $of }
me-rating-few = ⭐ Vahvuusluku { $points } · sijaan tarvittavat ottelut, ihminen kummassakin joukkueessa: { $series }/{ $least }
me-rating-hidden = ⭐ Vahvuusluku { $points } · piilossa tulostauluista
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
alert-board-empty = Kukaan ei ole vielä tulostaulussa
alert-board-own = Sijasi: { $place }/{ $of }
alert-board-more = Koko tulostaulu: /top
