hand-lead = 👉 <b>आपकी बारी</b> — पहली चाल
hand-answer = 👉 <b>आपकी बारी</b> — { $count ->
    [one] { $count } पत्ता चाहिए
   *[other] { $count } पत्ते चाहिए
}
hand-waits = ⏳ बारी दूसरों की है
hand-molodka = ⚡ <b>मोलोदका: { suit-name }</b>
hand-away = 🤖 आपकी जगह कंप्यूटर खेल रहा है
hand-abandoned = ⏸ मेज़ पर कोई नहीं है: “मैं वापस हूँ” दबाएँ, खेल आगे बढ़ेगा
hand-group = 🐐 { $group } · बाँट { $number }
hand-trump = तुरुप { $sign } { suit-name } ({ $card }) · गड्डी में { $stock }
hand-cards = पत्ते: <b>{ $cards }</b>
hand-pause = 🏁 बाँट पूरी हुई, नतीजा ग्रुप में है
hand-result = 🏁 मैच पूरा हुआ, नतीजा ग्रुप में है
hand-closed = ⏹ मेज़ बंद है
hint-late = ⏰ आपका समय खत्म हुआ: आपकी चाल कंप्यूटर ने चली।
hint-molodka = ⚡ इस हाथ में आपकी चाल होने तक मोलोदका बारी के बिना भी खेला जा सकता है।
hint-ask = इक्का या दहला फेंका जाएगा। पक्का?
hint-nothing-beats = काटने लायक कुछ नहीं, बस फेंकना बचा है।
hint-tick = { $count ->
    [one] { $count } पत्ता चुनें
   *[other] { $count } पत्ते चुनें
}। चुने गए: { $ticked }
hint-tick-suit = एक ही रंग के पत्ते चुनें।

key-card = { $card }
key-ticked = ✅ { $card }
key-several = ➕ एक से ज़्यादा: { $suit }
key-molodka = ⚡ मोलोदका: { $cards }
key-lead = ▶️ खेलें: { $cards }
key-beat = ⚔️ काटें: { $cards }
key-beat-card = ⚔️ { $card }
key-discard = 🎴 फेंकें: { $cards }
key-discard-card = 🎴 { $card }
key-discard-sure = ✅ { $cards } फेंकें?
key-no = ✖️ नहीं
key-back = ✖️ वापस
key-claim = ⚡ मोलोदका खेलें
key-later = बाद में
key-refresh = 🔄 ताज़ा करें
key-come-back = 🙋 मैं वापस हूँ
