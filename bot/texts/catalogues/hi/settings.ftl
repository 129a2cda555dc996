command-settings = सेटिंग: मेरी या ग्रुप की
settings-own = ⚙️ <b>आपकी सेटिंग</b>
settings-sample = पत्ते ऐसे दिखते हैं: { $cards }
settings-how = किसी पंक्ति को छूते ही वह बदल जाती है।
settings-group = ⚙️ <b>ग्रुप की सेटिंग</b>
settings-group-how = यह यहाँ की हर मेज़ पर लागू है; चाल का समय और बॉट अगली मेज़ से। इसे बदलने का हक ग्रुप के एडमिन और मेज़ के मेज़बान को है।
settings-not-yours = ⚙️ ग्रुप की सेटिंग उसके एडमिन और मेज़ के मेज़बान के लिए है। आपकी अपनी सेटिंग निजी चैट में है।
refused-not-admin = यह हक सिर्फ़ ग्रुप के एडमिन का है
yes-no = { $place ->
    [0] हाँ
   *[1] नहीं
}

key-set-suits = 🎨 पत्तों के निशान: { $place ->
    [0] इमोजी
    [1] अक्षर
   *[2] चार रंगों में
}
key-set-ranks = 🔤 पत्तों के अक्षर: { $ranks }
key-set-ask-dear = 🛟 इक्के और दहले पर पूछें: { yes-no }
key-set-ask-all = ✋ हर चाल से पहले पूछें: { yes-no }
key-set-list = 📋 चालों की सूची: { yes-no }
key-set-sound = 🔔 आपकी बारी पर आवाज़: { yes-no }
key-set-hidden = 🙈 लीडरबोर्ड में मुझे छिपाएँ: { yes-no }
key-set-turn-time = ⏱ चाल का समय: { $limit }
key-set-openers = 🚪 मेज़ खोलने का हक: { $place ->
    [0] सबको
   *[1] एडमिन को
}
key-set-computers = 🤖 खेल में बॉट: { yes-no }
key-set-pin = 📌 मेज़ पिन करें: { yes-no }
key-set-nudges = ⏰ ग्रुप में याद दिलाना: { yes-no }
key-set-pictures = 🖼 चित्र: { yes-no }
key-own-settings = ⚙️ मेरी सेटिंग
