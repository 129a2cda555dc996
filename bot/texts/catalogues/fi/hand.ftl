hand-lead = 👉 <b>Sinun vuorosi</b> — aloitus
hand-answer = 👉 <b>Sinun vuorosi</b> — { $count ->
    [one] tarvitaan { $count } kortti
   *[other] tarvitaan { $count } korttia
}
hand-waits = ⏳ Vuoro on muilla
hand-molodka = ⚡ <b>Molodka: { suit-name }</b>
hand-away = 🤖 Tietokone pelaa puolestasi
hand-abandoned = ⏸ Pöydässä ei ole ketään: paina ”Olen taas täällä”, niin peli jatkuu
hand-group = 🐐 { $group } · jako { $number }
hand-trump = Valtti { $sign } { suit-name } ({ $card }) · pakassa { $stock }
hand-cards = Käsi: <b>{ $cards }</b>
hand-pause = 🏁 Jako on pelattu, tulos on ryhmässä
hand-result = 🏁 Ottelu on pelattu, tulos on ryhmässä
hand-closed = ⏹ Pöytä on suljettu
hint-late = ⏰ Aikasi loppui: tietokone pelasi puolestasi.
hint-molodka = ⚡ Voit aloittaa molodkalla vuorotta, kunnes olet pelannut tähän tikkiin.
hint-ask = Olet sakkaamassa ässää tai kymppiä. Oletko varma?
hint-nothing-beats = Et voi lyödä, voit vain sakata.
hint-tick = Valitse { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}. Valittu: { $ticked }
hint-tick-suit = Valitse yhden maan kortteja.

key-card = { $card }
key-ticked = ✅ { $card }
key-several = ➕ Useita: { $suit }
key-molodka = ⚡ Molodka: { $cards }
key-lead = ▶️ Aloita: { $cards }
key-beat = ⚔️ Lyö: { $cards }
key-beat-card = ⚔️ { $card }
key-discard = 🎴 Sakkaa: { $cards }
key-discard-card = 🎴 { $card }
key-discard-sure = ✅ Sakataanko { $cards }?
key-no = ✖️ Ei
key-back = ✖️ Takaisin
key-claim = ⚡ Aloita molodkalla
key-later = Myöhemmin
key-refresh = 🔄 Päivitä
key-come-back = 🙋 Olen taas täällä
