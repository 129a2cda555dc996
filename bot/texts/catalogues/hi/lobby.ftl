lobby-title = 🐐 <b>4 पत्तों का कोज़ेल</b> — मेज़ सज रही है
team-line = { team }: { $first } · { $second }
lobby-seats = सीटें: 4 में से { $taken } · मेज़बान: { $host }
lobby-turn-time = ⏱ चाल का समय: { $limit }
lobby-expires = मेज़ बंद होगी: { $time }
lobby-started-title = 🐐 <b>4 पत्तों का कोज़ेल</b> — मैच { $number }
lobby-started = ▶️ मैच शुरू हुआ। शुभकामनाएँ!
lobby-closed = 🐐 <b>4 पत्तों का कोज़ेल</b> — मेज़ बंद
closed-again = नई मेज़: /kozel

key-sit = { sign } { $team ->
    [0] A
   *[1] B
} में बैठें
key-stand = 🚪 सीट छोड़ें
key-add-bot = 🤖 बॉट जोड़ें
key-add-level = 🤖 + { level-name }
key-remove-bot = 🤖 बॉट हटाएँ
key-start = ▶️ शुरू करें · { $taken }/4
key-shuffle = 🔀 सीटें फेंटें
key-turn-time = ⏱ समय: { $limit }
key-rules = 📖 नियम
key-options = ⚙️ मेज़
key-fold = ⬆️ समेटें
key-close = ✖️ बंद करें
