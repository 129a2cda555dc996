turn-lead = 👉 { sign } <b>{ $name }</b> — पहली चाल
turn-answer = 👉 { sign } <b>{ $name }</b> — { $count ->
    [one] { $count } पत्ता चाहिए
   *[other] { $count } पत्ते चाहिए
}
turn-deadline = ⏳ { $time }
table-abandoned = ⏸ मेज़ पर अब कोई नहीं है। मेज़ बंद होगी: { $time }
deal-head = 🐐 बाँट { $number } · तुरुप { $trump } ({ $card }) · गड्डी में { $stock }
seat-led = { sign } { $name } (पहली चाल): { $cards }
seat-played = { sign } { $name }: { $cards }
seat-waits = { sign } { $name }: …
seat-thinks = { sign } { $name }: … ⏳
seat-turn = { sign } { $name }: … ⏳ { $time }
trick-taken = 🧺 हाथ मिला: { sign } { $name }
molodka-led = ⚡ <b>मोलोदका</b> — { sign } { $name }! इस हाथ के पत्ते लौटा दिए गए।
tricks-line = हाथ: 🔵 { $a } · 🟠 { $b }
series-line = मैच: 🔵 { $a } · 🟠 { $b } ({ $limit } तक)
last-trick = पिछला हाथ
deal-seal = 🔏 बाँट की मुहर (SHA-256): { $seal }
away-line = 🤖 कंप्यूटर इनकी जगह खेल रहा है: { $names }
late-line = ⏰ समय खत्म, कंप्यूटर ने इनकी चाल चली: { $names }
mute-line = 🚫 बॉट इन्हें लिख नहीं सकता: { $names }। बॉट खोलें और “Start” दबाएँ।
deal-played = 🏁 बाँट { $number } पूरी: 🔵 { $a } · 🟠 { $b }
deal-stopped = ⏹ बाँट { $number }: मेज़ बंद, मैच नहीं गिना जाएगा
nudge = ⏰ <a href="tg://user?id={ $id }">{ $name }</a>, सबको आपकी चाल का इंतज़ार है। समय खत्म होगा: { $time }

key-my-cards = 🃏 मेरे पत्ते
key-private = ✍️ निजी चैट में खेलें
key-to-table = ↩️ मेज़ पर जाएँ
