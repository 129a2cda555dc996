lobby-title = 🐐 <b>کوزل 4 ورقی</b> — جمع شدن سر میز
team-line = { team }: { $first } · { $second }
lobby-seats = جاها: { $taken } از 4 · میزبان: { $host }
lobby-turn-time = ⏱ مهلت هر نوبت: { $limit }
lobby-expires = میز بسته می‌شود: { $time }
lobby-started-title = 🐐 <b>کوزل 4 ورقی</b> — مسابقهٔ { $number }
lobby-started = ▶️ مسابقه شروع شد. موفق باشید!
lobby-closed = 🐐 <b>کوزل 4 ورقی</b> — میز بسته شد
closed-again = میز تازه: /kozel

key-sit = { sign } نشستن در { $team ->
    [0] A
   *[1] B
}
key-stand = 🚪 بلند شدن
key-add-bot = 🤖 افزودن ربات
key-add-level = 🤖 + { level-name }
key-remove-bot = 🤖 حذف ربات
key-start = ▶️ شروع بازی · { $taken } از 4
key-shuffle = 🔀 بُر زدن جاها
key-turn-time = ⏱ مهلت: { $limit }
key-rules = 📖 قوانین
key-options = ⚙️ میز
key-fold = ⬆️ جمع کردن
key-close = ✖️ بستن
