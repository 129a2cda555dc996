command-kozel = باز کردن میز یا نشان دادن آن
command-hand = فرستادن دوبارهٔ ورق‌های من
command-leave = ترک میز
command-stop = بستن میز (میزبان یا مدیر گروه)
command-top = جدول برترین‌ها
command-me = نتیجه‌های من
command-rules = قوانین بازی
command-help = ربات چه کارهایی می‌کند
