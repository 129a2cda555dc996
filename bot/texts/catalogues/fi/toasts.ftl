# What a press did; plain text.
toast-lead = Aloitus: { $cards }
toast-beat = ⚔️ Lyöty: { $pairs }
toast-discard = 🎴 Sakattu: { $cards }
toast-claim = ⚡ Molodka: { $cards }
toast-trick = 🧺 Tikin vie: { sign } { $name }
toast-sat = Olet joukkueessa { team }
toast-stood = Paikkasi on taas vapaa
toast-back = Tervetuloa takaisin! Nyt pelaat itse
toast-left = Tietokone pelaa tästä lähtien puolestasi
toast-series = Ottelu alkoi
toast-deal = Jako { $number } alkoi
toast-bot-added = 🤖 Botti istui pöytään
toast-bot-removed = Botti poistettu
toast-shuffled = Paikat sekoitettu
toast-turn-time = Miettimisaika: { $limit }
toast-ready = Olet valmis. Odotetaan muita
toast-paused = ⏸ Tauko
toast-closed = Pöytä on suljettu

# The hand as an alert.
alert-trump = Valtti: { $sign } { suit-name }
alert-hand = Korttisi: { $cards }
alert-your-lead = 👉 Sinun vuorosi: aloitus
alert-your-answer = 👉 Sinun vuorosi: { $count ->
    [one] tarvitaan { $count } kortti
   *[other] tarvitaan { $count } korttia
}
alert-lead = Vuorossa: { sign } { $name } (aloitus)
alert-answer = Vuorossa: { sign } { $name } ({ $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
})

# Why something may not be done.
refused-stale = Tämä nappi on vanha: pöydässä on jo menty eteenpäin
refused-phase = Tämä ei onnistu nyt
refused-not-seated = Vain niille, jotka istuvat tässä pöydässä
refused-seated = Olet jo tässä joukkueessa
refused-team-full = Joukkueessa { team } ei ole enää tilaa
refused-table-full = Kaikki paikat on varattu
refused-elsewhere = Istut jo toisessa pikapöydässä. Pelaa siellä loppuun tai poistu: /leave
refused-not-host = Vain pöydän vetäjä voi tehdä tämän: { $host }
refused-seats-empty = Ensin kaikki paikat on täytettävä. { $count ->
    [one] Vapaana on { $count } paikka
   *[other] Vapaana on { $count } paikkaa
}
refused-early = Vetäjä aloittaa pelin. Sinä voit { $count } sekunnin kuluttua
refused-no-computers = Tässä pöydässä pelaavat vain ihmiset
refused-nobody = Tässä pöydässä ei ole botteja
refused-not-away = Olet jo täällä: kukaan ei pelaa puolestasi
refused-turn = Nyt ei ole sinun vuorosi
refused-cards = Näitä kortteja ei ole kädessäsi
refused-action = Niin ei voi nyt pelata: tikki on jo edennyt
refused-lead = Tikki aloitetaan yhden maan korteilla
refused-count = { $count ->
    [one] Tarvitaan tasan { $count } kortti
   *[other] Tarvitaan tasan { $count } korttia
}
refused-beat = Tämä ei lyö: { $cards }. Jokaisen kortin on oltava suurempi kuin sen pari
refused-claim = Molodkalla ei voi nyt aloittaa
refused-deal-over = Jako on jo pelattu
refused-no-table = Tätä pöytää ei enää ole. Uusi: /kozel
refused-no-button = Tuntematon nappi
toast-too-fast = Hieman hitaammin: liian monta painallusta kerralla
sorry = Jokin meni vikaan, ja se on kirjattu. Yritä uudelleen.
