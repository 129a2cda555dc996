board-title = 📊 <b>लीडरबोर्ड</b> · { $group }
board-title-all = 📊 <b>लीडरबोर्ड</b> · सभी ग्रुप
board-span = { $span ->
    [w] यह हफ़्ता
    [m] यह महीना
    [s] सीज़न { $season }
   *[a] अब तक का पूरा समय
}
board-what-pairs = 🤝 सबसे अच्छी जोड़ियाँ · { $span }
board-person = { $place }. <b>{ $names }</b> · ⭐ { $points }
board-pair = { $place }. <b>{ $names }</b>
board-figures = जीत { $won } · बकरा { $lost } · अंडे वाला { $eggs } · बाँट { $deals }
board-empty = अभी यहाँ किसी का स्थान नहीं है।
board-how = स्थान पाने के लिए पूरे खेले गए मैच चाहिए: { $least }। वही मैच गिने जाते हैं जिनमें दोनों टीमों में कोई इंसान हो; मैच की हार यानी बकरा।
board-by-rating = क्रम रेटिंग ⭐ से बनता है: हुनर का सँभला हुआ अनुमान, जो हर मैच से और पक्का होता है। शुरुआत सबकी 1000 से होती है।
board-by-balance = क्रम जीते और हारे मैचों के अंतर से बनता है।
board-practice = सिर्फ़ बॉट के खिलाफ़ मैच केवल /me में दिखते हैं।
board-page = पन्ना { $page }/{ $of }
board-own = 👉 <b>{ $names }</b>: स्थान { $place }, कुल { $of }
board-own-few = 👉 <b>{ $names }</b>: अभी स्थान नहीं, मैच { $series }, चाहिए { $least }
board-own-none = 👉 <b>{ $names }</b>: अभी कोई गिना जाने वाला मैच नहीं
board-own-hidden = 👉 <b>{ $names }</b>: सेटिंग में छिपाया गया
season-question = 🆕 <b>सीज़न { $next } शुरू करें?</b>
season-how = सीज़न { $season } यहीं खत्म होगा, पर उसे आगे भी यहाँ देखा जा सकेगा। पूरे समय का लीडरबोर्ड वैसा ही रहेगा।
me-title = 📈 <b>मेरे नतीजे</b> · { $group }
me-title-all = 📈 <b>मेरे नतीजे</b> · हर जगह
me-none = अभी यहाँ कोई पूरा मैच नहीं है: मैच तब गिना जाता है जब उसमें बकरे तय हो जाएँ।
me-series = मैच { $series }: जीत { $won } · बकरा { $lost } · अंडे वाला { $eggs }
me-deals = बाँट { $deals } · मेरी टीम के हाथ { $tricks }
me-loss = हार के अंक: हमारे { $loss } · उनके { $given }
me-deeds = मोलोदका { $molodkas } · समय खत्म { $late }
me-streak-won = 🔥 अभी लगातार जीत: { $count }
me-streak-lost = 🐐 अभी लगातार बकरा: { $count }
me-longest = सबसे लंबा सिलसिला: जीत { $won } · बकरा { $lost }
me-rating = ⭐ रेटिंग { $points } · स्थान { $place }, कुल { $of }
me-rating-few = ⭐ रेटिंग { $points } · स्थान के लिए: दोनों टीमों में इंसान वाले मैच { $series }, चाहिए { $least }
me-rating-hidden = ⭐ रेटिंग { $points } · लीडरबोर्ड में छिपी
me-with = 🤝 <b>किसके साथ</b>
me-against = ⚔️ <b>किसके खिलाफ़</b>
me-met = { $name }: मैच { $series } · जीत { $won }

key-group = { $group }
key-board-group = 👥 ग्रुप
key-board-all = 🌍 सभी
key-board-week = हफ़्ता
key-board-month = महीना
key-board-all-time = पूरा समय
key-board-season = सीज़न { $season }
key-board-people = 👤 खिलाड़ी
key-board-pairs = 🤝 जोड़ियाँ
key-season-new = 🆕 नया सीज़न
key-season-begin = ✅ शुरू करें
key-season-keep = ✖️ अभी नहीं
key-me-all = 🌍 हर जगह
toast-season = सीज़न { $season } चल रहा है
alert-board-place = { $place }. { $names }
alert-board-empty = अभी यहाँ किसी का स्थान नहीं है
alert-board-own = आपका स्थान: { $place }, कुल { $of }
alert-board-more = पूरा लीडरबोर्ड: /top
