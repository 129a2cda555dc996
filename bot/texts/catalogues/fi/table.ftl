turn-lead = 👉 { sign } <b>{ $name }</b> — aloitus
turn-answer = 👉 { sign } <b>{ $name }</b> — { $count ->
    [one] tarvitaan { $count } kortti
   *[other] tarvitaan { $count } korttia
}
turn-deadline = ⏳ { $time }
table-abandoned = ⏸ Pöydässä ei ole enää ketään. Pöytä sulkeutuu: { $time }
deal-head = 🐐 Jako { $number } · valtti { $trump } ({ $card }) · pakassa { $stock }
seat-led = { sign } { $name } (aloitus): { $cards }
seat-played = { sign } { $name }: { $cards }
seat-waits = { sign } { $name }: …
seat-thinks = { sign } { $name }: … ⏳
seat-turn = { sign } { $name }: … ⏳ { $time }
trick-taken = 🧺 Tikin vie: { sign } { $name }
molodka-led = ⚡ <b>Molodka</b> — { sign } { $name }! Tikin kortit palaavat käsiin.
tricks-line = Tikit: 🔵 { $a } · 🟠 { $b }
series-line = Ottelu: 🔵 { $a } · 🟠 { $b } (raja { $limit })
last-trick = Edellinen tikki
deal-seal = 🔏 Jaon sinetti (SHA-256): { $seal }
away-line = 🤖 Poissa, tietokone pelaa: { $names }
late-line = ⏰ Aika loppui: { $names }. Siirron teki tietokone.
mute-line = 🚫 Botti ei voi kirjoittaa näille: { $names }. Avaa botti ja paina ”Start”.
deal-played = 🏁 Jako { $number } on pelattu: 🔵 { $a } · 🟠 { $b }
deal-stopped = ⏹ Jako { $number }: pöytä suljettu, ottelua ei lasketa
nudge = ⏰ <a href="tg://user?id={ $id }">{ $name }</a>, kaikki odottavat siirtoasi. Aika päättyy: { $time }

key-my-cards = 🃏 Korttini
key-private = ✍️ Pelaa yksityisesti
key-to-table = ↩️ Pöytään
