lobby-title = 🐐 <b>Kozel 4 kortilla</b> — kootaan pöytää
team-line = { team }: { $first } · { $second }
lobby-seats = Paikat: { $taken }/4. Vetäjä: { $host }
lobby-turn-time = ⏱ Miettimisaika: { $limit }
lobby-expires = Pöytä sulkeutuu: { $time }
lobby-started-title = 🐐 <b>Kozel 4 kortilla</b> — ottelu { $number }
lobby-started = ▶️ Ottelu alkoi. Onnea peliin!
lobby-closed = 🐐 <b>Kozel 4 kortilla</b> — pöytä suljettu
closed-again = Uusi pöytä: /kozel

key-sit = { sign } Liity: { $team ->
    [0] A
   *[1] B
}
key-stand = 🚪 Nouse pöydästä
key-add-bot = 🤖 Lisää botti
key-add-level = 🤖 + { level-name }
key-remove-bot = 🤖 Poista botti
key-start = ▶️ Aloita peli · { $taken }/4
key-shuffle = 🔀 Sekoita paikat
key-turn-time = ⏱ Aika: { $limit }
key-rules = 📖 Säännöt
key-options = ⚙️ Pöytä
key-fold = ⬆️ Vähemmän
key-close = ✖️ Sulje
