result-won = 🏁 <b>دور { $number }: برد با { team }</b>
result-points = امتیازها: 🔵 { $a } · 🟠 { $b }
result-eggs = 🥚 <b>دور { $number }: تخم‌مرغ!</b> 60 بر 60، هیچ‌کس نباخت
eggs-so-far = تخم‌مرغ‌های این مسابقه: { $count }
# A word stands between the letter and the number: beside a Latin letter it would change sides.
result-loss = { team }: به‌علاوهٔ { $loss } امتیاز باخت
result-no-trick = { team }: حتی یک دست هم نبرد، { $loss } امتیاز باخت
result-next = دور بعد: { $time }
result-paused = ⏸ <b>توقف.</b> هر بازیکنی می‌تواند ادامه دهد
result-abandoned = ⏸ دیگر کسی سر میز نیست
broken-off = ⏹ میز بسته شد، این مسابقه حساب نمی‌شود
opened-trump = حکم { $trump } ({ $card }). بازی هر نفر، 🎴 یعنی ورق ردشده:
opened-trick = { $number }. برندهٔ دست: { sign } { $name } · { $points } امتیاز
opened-seed = 🎲 بذر تصادفی دور: { $seed }
series-goats = 🐐 <b>بزها</b> — { team }: { $names }
series-goats-eggs = 🐐🥚 <b>بزها با تخم‌مرغ</b> — { team }: { $names }
series-winners = 🏆 برنده‌ها — { team }: { $names }
series-deals = دورهای بازی‌شده: { $count }
series-course = روند مسابقه: امتیاز ← امتیاز باخت
series-course-deal = { $number }. 🔵 { $a } · 🟠 { $b } ← 🔵 { $loss_a } · 🟠 { $loss_b }

key-next = ▶️ دور بعد · { $ready } از { $of }
key-go-on = ▶️ ادامه
key-pause = ⏸ توقف
key-rematch = 🔁 بازی دوباره
key-swap = 🔀 عوض کردن یارها
