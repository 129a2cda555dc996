board-title = 📊 <b>جدول برترین‌ها</b> · { $group }
board-title-all = 📊 <b>جدول برترین‌ها</b> · همهٔ گروه‌ها
board-span = { $span ->
    [w] این هفته
    [m] این ماه
    [s] فصل { $season }
   *[a] از آغاز تا امروز
}
board-what-pairs = 🤝 بهترین جفت‌ها · { $span }
board-person = { $place }. <b>{ $names }</b> · ⭐ { $points }
board-pair = { $place }. <b>{ $names }</b>
board-figures = برد { $won } · بز { $lost } · با تخم‌مرغ { $eggs } · دور { $deals }
board-empty = هنوز هیچ‌کس اینجا رتبه‌ای ندارد.
board-how = برای گرفتن رتبه این تعداد مسابقهٔ تمام‌شده لازم است: { $least }. مسابقه‌هایی حساب می‌شود که هر تیم دست‌کم یک انسان داشته باشد؛ بازندهٔ مسابقه بز است.
board-by-rating = ترتیب بر پایهٔ امتیاز مهارت ⭐ است: برآوردی محتاطانه که با هر مسابقه دقیق‌تر می‌شود. همه از 1000 شروع می‌کنند.
board-by-balance = ترتیب بر پایهٔ شمار بردها منهای باخت‌هاست.
board-practice = مسابقه‌هایی که حریفشان فقط ربات است، تنها در /me دیده می‌شود.
board-page = صفحهٔ { $page } از { $of }
board-own = 👈 <b>{ $names }</b>: رتبهٔ { $place } از { $of }
board-own-few = 👈 <b>{ $names }</b>: هنوز بی‌رتبه، مسابقه { $series } از { $least }
board-own-none = 👈 <b>{ $names }</b>: هنوز مسابقه‌ای که حساب شود نیست
board-own-hidden = 👈 <b>{ $names }</b>: پنهان در تنظیمات
season-question = 🆕 <b>فصل { $next } آغاز شود؟</b>
season-how = فصل { $season } همین حالا پایان می‌یابد ولی همچنان اینجا دیده می‌شود. جدول همهٔ زمان‌ها تغییری نمی‌کند.
me-title = 📈 <b>نتیجه‌های من</b> · { $group }
me-title-all = 📈 <b>نتیجه‌های من</b> · همه‌جا
me-none = هنوز اینجا مسابقهٔ تمام‌شده‌ای نیست: مسابقه وقتی حساب می‌شود که بزهایش معلوم شوند.
me-series = مسابقه { $series }: برد { $won } · بز { $lost } · با تخم‌مرغ { $eggs }
me-deals = دور { $deals } · دست‌های تیم من { $tricks }
me-loss = امتیاز باخت: ما { $loss } · حریفان { $given }
me-deeds = مولودکا { $molodkas } · پایان زمان { $late }
me-streak-won = 🔥 برد پشت سر هم تا حالا: { $count }
me-streak-lost = 🐐 بز شدن پشت سر هم تا حالا: { $count }
me-longest = بیشترین پشت سر هم: برد { $won } · بز { $lost }
me-rating = ⭐ امتیاز مهارت { $points } · رتبهٔ { $place } از { $of }
me-rating-few = ⭐ امتیاز مهارت { $points } · برای رتبه: مسابقه با انسان در هر تیم { $series } از { $least }
me-rating-hidden = ⭐ امتیاز مهارت { $points } · پنهان در جدول‌ها
me-with = 🤝 <b>با چه کسی</b>
me-against = ⚔️ <b>در برابر چه کسی</b>
me-met = { $name }: مسابقه { $series } · برد { $won }

key-group = { $group }
key-board-group = 👥 گروه
key-board-all = 🌍 همه
key-board-week = هفته
key-board-month = ماه
key-board-all-time = از آغاز
key-board-season = فصل { $season }
key-board-people = 👤 بازیکن‌ها
key-board-pairs = 🤝 جفت‌ها
key-season-new = 🆕 فصل تازه
key-season-begin = ✅ آغاز شود
key-season-keep = ✖️ فعلاً نه
key-me-all = 🌍 همه‌جا
toast-season = فصل { $season } در جریان است
alert-board-place = { $place }. { $names }
alert-board-empty = هنوز هیچ‌کس اینجا رتبه‌ای ندارد
alert-board-own = رتبهٔ شما: { $place } از { $of }
alert-board-more = جدول کامل: /top
