turn-lead = 👈 { sign } <b>{ $name }</b> — شروع دست
turn-answer = 👈 { sign } <b>{ $name }</b> — { $count } ورق لازم است
turn-deadline = ⏳ { $time }
table-abandoned = ⏸ دیگر کسی سر میز نیست. میز بسته می‌شود: { $time }
deal-head = 🐐 دور { $number } · حکم { $trump } ({ $card }) · { $stock } ورق در دسته
seat-led = { sign } { $name } (شروع): { $cards }
seat-played = { sign } { $name }: { $cards }
seat-waits = { sign } { $name }: …
seat-thinks = { sign } { $name }: … ⏳
seat-turn = { sign } { $name }: … ⏳ { $time }
trick-taken = 🧺 برندهٔ دست: { sign } { $name }
molodka-led = ⚡ <b>مولودکا</b> — { sign } { $name }! ورق‌های این دست برگشت.
tricks-line = دست‌ها: 🔵 { $a } · 🟠 { $b }
series-line = مسابقه: 🔵 { $a } · 🟠 { $b } (تا { $limit })
last-trick = دست قبل
deal-seal = 🔏 مُهر دور (SHA-256): { $seal }
away-line = 🤖 به جای این بازیکن‌ها کامپیوتر بازی می‌کند: { $names }
late-line = ⏰ مهلت تمام شد، کامپیوتر به جای این بازیکن‌ها بازی کرد: { $names }
mute-line = 🚫 ربات نمی‌تواند به این بازیکن‌ها پیام بدهد: { $names }. ربات را باز کنید و «شروع» (Start) را بزنید.
deal-played = 🏁 دور { $number } تمام شد: 🔵 { $a } · 🟠 { $b }
deal-stopped = ⏹ دور { $number }: میز بسته شد، این مسابقه حساب نمی‌شود
nudge = ⏰ <a href="tg://user?id={ $id }">{ $name }</a>، همه منتظر بازی شما هستند. پایان مهلت: { $time }

key-my-cards = 🃏 ورق‌های من
key-private = ✍️ بازی در خصوصی
key-to-table = ↩️ بازگشت به میز
