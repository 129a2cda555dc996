# What a press did; plain text.
toast-lead = पहली चाल: { $cards }
toast-beat = ⚔️ काट: { $pairs }
toast-discard = 🎴 फेंके: { $cards }
toast-claim = ⚡ मोलोदका: { $cards }
toast-trick = 🧺 हाथ मिला: { sign } { $name }
toast-sat = आपकी टीम: { team }
toast-stood = आपकी सीट अब खाली है
toast-back = वापसी पर स्वागत है! अब चालें आपकी
toast-left = अब आपकी जगह कंप्यूटर खेलेगा
toast-series = मैच शुरू हुआ
toast-deal = बाँट { $number } शुरू हुई
toast-bot-added = 🤖 बॉट मेज़ पर आया
toast-bot-removed = बॉट हटा दिया गया
toast-shuffled = सीटें फेंट दी गईं
toast-turn-time = चाल का समय: { $limit }
toast-ready = आप तैयार हैं। बाकी सबका इंतज़ार है
toast-paused = ⏸ विराम
toast-closed = मेज़ बंद हो गई

# The hand as an alert.
alert-trump = तुरुप: { $sign } { suit-name }
alert-hand = आपके पत्ते: { $cards }
alert-your-lead = 👉 आपकी बारी: पहली चाल
alert-your-answer = 👉 आपकी बारी: { $count ->
    [one] { $count } पत्ता चाहिए
   *[other] { $count } पत्ते चाहिए
}
alert-lead = बारी: { sign } { $name } (पहली चाल)
alert-answer = बारी: { sign } { $name } ({ $count ->
    [one] { $count } पत्ता
   *[other] { $count } पत्ते
})

# Why something may not be done.
refused-stale = यह बटन पुराना है: मेज़ पर खेल आगे बढ़ चुका है
refused-phase = यह अभी नहीं हो सकता
refused-not-seated = यह सिर्फ़ इस मेज़ के खिलाड़ियों के लिए है
refused-seated = आप पहले से इसी टीम में हैं
refused-team-full = { team } में कोई सीट खाली नहीं
refused-table-full = सारी सीटें भर चुकी हैं
refused-elsewhere = आप पहले से एक और तेज़ मेज़ पर हैं। पहले वहाँ खेल पूरा करें या मेज़ छोड़ें: /leave
refused-not-host = यह हक सिर्फ़ मेज़बान का है: { $host }
refused-seats-empty = पहले सारी सीटें भरनी हैं। { $count ->
    [one] { $count } सीट खाली है
   *[other] { $count } सीटें खाली हैं
}
refused-early = खेल मेज़बान शुरू करे। आपको मौका { $count } सेकंड बाद मिलेगा
refused-no-computers = यह मेज़ सिर्फ़ इंसानों के लिए है
refused-nobody = इस मेज़ पर कोई बॉट नहीं है
refused-not-away = आप मेज़ पर ही हैं: आपकी जगह कंप्यूटर नहीं खेल रहा
refused-turn = अभी आपकी बारी नहीं है
refused-cards = ये पत्ते आपके पास नहीं हैं
refused-action = अभी ऐसे नहीं खेला जा सकता: हाथ आगे बढ़ चुका है
refused-lead = पहली चाल में पत्ते एक ही रंग के हों
refused-count = { $count ->
    [one] ठीक { $count } पत्ता चाहिए
   *[other] ठीक { $count } पत्ते चाहिए
}
refused-beat = इनसे { $cards } नहीं कटते: हर पत्ता सामने वाले पत्ते से बड़ा हो
refused-claim = मोलोदका अभी नहीं खेला जा सकता
refused-deal-over = बाँट पूरी हो चुकी है
refused-no-table = यह मेज़ अब नहीं रही। नई मेज़: /kozel
refused-no-button = अनजान बटन
toast-too-fast = ज़रा धीरे: एक साथ बहुत ज़्यादा बटन दबाए गए
sorry = कुछ गड़बड़ हुई, यह दर्ज कर ली गई है। फिर से कोशिश करें।
