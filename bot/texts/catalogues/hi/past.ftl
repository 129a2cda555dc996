# खेले जा चुके मैच: रिकॉर्ड, रीप्ले, फेंट की जाँच.
command-record = पिछले मैच का रिकॉर्ड
record-caption = 📜 <b>मैच का रिकॉर्ड</b>, { $count ->
    [one] { $count } बाँट
   *[other] { $count } बाँटें
}
record-none-here = 📜 यहाँ अभी तक कोई मैच पूरा नहीं खेला गया।
record-none-yours = 📜 अभी तक आपका कोई मैच पूरा नहीं हुआ।
record-broken = 📜 यह रिकॉर्ड अपने ही हिसाब से मेल नहीं खाता, इसलिए नहीं दिया जा रहा। कृपया बॉट चलाने वाले को बताएँ।
replay-head = 🎞 <b>रीप्ले: बाँट { $number } / { $of }</b> · चाल { $ply } / { $plies }
replay-trump = 🐐 तुरुप { $trump } ({ $card }) · गड्डी में { $stock }
replay-taken = 🧺 हाथ मिला: { sign } { $name } · { $points ->
    [one] { $points } अंक
   *[other] { $points } अंक
}
replay-hands = सबके पत्ते (👉 जिसकी बारी):
replay-molodka = ⚡ एक रंग के चार पत्ते: मोलोदका
alert-check-good = ✅ बाँट { $number } वैसी ही है जैसा वादा था
alert-check-seal = इसके बीज से मुहर { $seal }, गड्डी और तुरुप बनते हैं
alert-check-moves = दोबारा खेली चालें: { $count } · 🔵 { $a } · 🟠 { $b }
alert-check-bad = ❌ बाँट { $number } की पुष्टि नहीं हुई: बीज, गड्डी, चालें और अंक आपस में मेल नहीं खाते
toast-record = 📜 रिकॉर्ड आपकी निजी चैट में है
toast-replay = 🎞 रीप्ले आपकी निजी चैट में है
refused-nothing-kept = ऐसा कोई मैच यहाँ नहीं है, या वह आपके देखने के लिए नहीं है

key-check = 🔎 जाँचें
key-replay = 🎞 रीप्ले
key-record = 📜 रिकॉर्ड
key-table = 📊 लीडरबोर्ड
key-move-back = ◀️ पीछे
key-move-on = आगे ▶️
key-move-first = ⏮ शुरू
key-move-last = अंत ⏭
key-deal-before = ⏪ बाँट { $number }
key-deal-after = बाँट { $number } ⏩

# मैच की तस्वीर: बिना निशान के शब्द.
picture-title = { $eggs ->
    [0] बकरे
   *[other] अंडे वाले बकरे
}
picture-goats = बकरे
picture-winners = विजेता
picture-deals = { $count ->
    [one] { $count } बाँट
   *[other] { $count } बाँटें
}
picture-course = हर बाँट के बाद हार के अंक
