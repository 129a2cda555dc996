# Pelatut ottelut: pöytäkirjat, uusinnat, sekoituksen tarkistus.
command-record = viimeisen ottelun pöytäkirja
record-caption = 📜 <b>Ottelun pöytäkirja</b>, { $count ->
    [one] { $count } jako
   *[other] { $count } jakoa
}
record-none-here = 📜 Täällä ei ole vielä pelattu yhtään ottelua loppuun.
record-none-yours = 📜 Et ole vielä pelannut yhtään ottelua loppuun.
record-broken = 📜 Pöytäkirja on ristiriidassa itsensä kanssa, joten sitä ei anneta. Kerro asiasta botin ylläpitäjälle.
replay-head = 🎞 <b>Uusinta: jako { $number }/{ $of }</b> · siirto { $ply }/{ $plies }
replay-trump = 🐐 Valtti { $trump } ({ $card }) · pakassa { $stock }
replay-taken = 🧺 Tikin vie: { sign } { $name } · { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
replay-hands = Kaikki kädet (👉 vuorossa):
replay-molodka = ⚡ Neljä samaa maata: molodka
alert-check-good = ✅ Jako { $number } on niin kuin luvattiin
alert-check-seal = Siemenluvusta syntyvät sinetti { $seal }, pakka ja valttikortti
alert-check-moves = Pelattu uudelleen: { $count ->
    [one] { $count } siirto
   *[other] { $count } siirtoa
} · 🔵 { $a } · 🟠 { $b }
alert-check-bad = ❌ Jakoa { $number } ei voi vahvistaa: siemenluku, pakka, siirrot ja pisteet eivät sovi yhteen
toast-record = 📜 Pöytäkirja on yksityiskeskustelussasi
toast-replay = 🎞 Uusinta on yksityiskeskustelussasi
refused-nothing-kept = Sellaista ottelua ei täällä ole, tai sitä ei näytetä sinulle

key-check = 🔎 Tarkista
key-replay = 🎞 Uusinta
key-record = 📜 Pöytäkirja
key-table = 📊 Tulostaulu
key-move-back = ◀️ Takaisin
key-move-on = Seuraava ▶️
key-move-first = ⏮ Alku
key-move-last = Loppu ⏭
key-deal-before = ⏪ Jako { $number }
key-deal-after = Jako { $number } ⏩

# Ottelun kuva: sanoja ilman merkkejä.
picture-title = { $eggs ->
    [0] Pukit
   *[other] Pukit munineen
}
picture-goats = Pukit
picture-winners = Voittajat
picture-deals = { $count ->
    [one] { $count } jako
   *[other] { $count } jakoa
}
picture-course = Tappiopisteet jako jaolta
