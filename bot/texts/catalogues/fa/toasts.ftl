# What a press did; plain text.
toast-lead = شروع: { $cards }
toast-beat = ⚔️ زده شد: { $pairs }
toast-discard = 🎴 رد شد: { $cards }
toast-claim = ⚡ مولودکا: { $cards }
toast-trick = 🧺 برندهٔ دست: { sign } { $name }
toast-sat = تیم شما: { team }
toast-stood = جای شما دوباره خالی است
toast-back = خوش برگشتید! حالا خودتان بازی می‌کنید
toast-left = از این پس کامپیوتر به جای شما بازی می‌کند
toast-series = مسابقه شروع شد
toast-deal = دور { $number } شروع شد
toast-bot-added = 🤖 یک ربات سر میز نشست
toast-bot-removed = ربات حذف شد
toast-shuffled = جاها بُر خورد
toast-turn-time = مهلت هر نوبت: { $limit }
toast-ready = شما آماده‌اید. منتظر دیگران هستیم
toast-paused = ⏸ توقف
toast-closed = میز بسته شد

# The hand as an alert.
alert-trump = حکم: { $sign } { suit-name }
alert-hand = ورق‌های شما: { $cards }
alert-your-lead = 👈 نوبت شما: شروع دست
alert-your-answer = 👈 نوبت شما: { $count } ورق لازم است
alert-lead = نوبت: { sign } { $name } (شروع)
alert-answer = نوبت: { sign } { $name } ({ $count } ورق)

# Why something may not be done.
refused-stale = این دکمه قدیمی است: وضع میز عوض شده است
refused-phase = الان نمی‌شود
refused-not-seated = فقط برای کسانی که سر این میز نشسته‌اند
refused-seated = شما از قبل در همین تیم هستید
refused-team-full = در تیم { team } جایی نمانده است
refused-table-full = همهٔ جاها پر است
refused-elsewhere = شما سر میز سریع دیگری هستید. آنجا بازی را تمام کنید یا میز را ترک کنید: /leave
refused-not-host = فقط میزبان می‌تواند: { $host }
refused-seats-empty = اول باید همهٔ جاها پر شود. جای خالی: { $count }
refused-early = میزبان شروع می‌کند. شما { $count } ثانیه دیگر می‌توانید
refused-no-computers = این میز فقط برای آدم‌هاست
refused-nobody = سر این میز رباتی نیست
refused-not-away = شما سر میز هستید: کسی به جای شما بازی نمی‌کند
refused-turn = الان نوبت شما نیست
refused-cards = این ورق‌ها را ندارید
refused-action = الان نمی‌شود این‌طور بازی کرد: وضع دست عوض شده است
refused-lead = برای شروع، ورق‌ها باید از یک خال باشد
refused-count = دقیقاً { $count } ورق لازم است
refused-beat = این‌ها { $cards } را نمی‌زند: هر ورق باید از ورق مقابلش بالاتر باشد
refused-claim = الان نمی‌شود با مولودکا شروع کرد
refused-deal-over = این دور تمام شده است
refused-no-table = این میز دیگر نیست. میز تازه: /kozel
refused-no-button = دکمهٔ ناشناس
toast-too-fast = کمی آهسته‌تر: دکمه‌ها پشت سر هم زیادی زده شدند
sorry = مشکلی پیش آمد و ثبت شد. لطفاً دوباره تلاش کنید.
