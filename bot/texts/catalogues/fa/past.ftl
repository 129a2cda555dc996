# مسابقه‌های بازی‌شده: ثبت‌ها، بازپخش، بررسی بُر زدن.
command-record = گزارش آخرین مسابقه
record-caption = 📜 <b>گزارش مسابقه</b>، تعداد دورها: { $count }
record-none-here = 📜 هنوز هیچ مسابقه‌ای اینجا تا آخر بازی نشده است.
record-none-yours = 📜 هنوز هیچ مسابقه‌ای را تا آخر بازی نکرده‌اید.
record-broken = 📜 این گزارش با خودش جور درنمی‌آید، پس داده نمی‌شود. لطفاً به گردانندهٔ ربات خبر بدهید.
replay-head = 🎞 <b>بازپخش: دور { $number } از { $of }</b> · حرکت { $ply } از { $plies }
replay-trump = 🐐 حکم { $trump } ({ $card }) · { $stock } ورق در دسته
replay-taken = 🧺 برندهٔ دست: { sign } { $name } · { $points } امتیاز
replay-hands = ورق‌های همه (👉 نوبت):
replay-molodka = ⚡ چهار ورق از یک خال: مولودکا
alert-check-good = ✅ دور { $number } همان است که قول داده شده بود
alert-check-seal = از بذر آن مُهر { $seal }، دستهٔ ورق و حکم به دست می‌آید
alert-check-moves = حرکت‌هایی که دوباره بازی شد: { $count } · 🔵 { $a } · 🟠 { $b }
alert-check-bad = ❌ دور { $number } تأیید نمی‌شود: بذر، دستهٔ ورق، حرکت‌ها و امتیازها با هم جور نیستند
toast-record = 📜 گزارش مسابقه در گفتگوی خصوصی شماست
toast-replay = 🎞 بازپخش در گفتگوی خصوصی شماست
refused-nothing-kept = چنین مسابقه‌ای اینجا نیست، یا برای دیدن شما نیست

key-check = 🔎 بررسی
key-replay = 🎞 بازپخش
key-record = 📜 گزارش بازی
key-table = 📊 جدول
key-move-back = حرکت قبل
key-move-on = حرکت بعد
key-move-first = آغاز دور
key-move-last = پایان دور
key-deal-before = ⏪ دور { $number }
key-deal-after = دور { $number } ⏩

# تصویر مسابقه: واژه‌ها بدون نشانه.
picture-title = { $eggs ->
    [0] بزها
   *[other] بزها با تخم‌مرغ
}
picture-goats = بزها
picture-winners = برنده‌ها
picture-deals = { $count } دور
picture-course = امتیازهای باخت، دور به دور
