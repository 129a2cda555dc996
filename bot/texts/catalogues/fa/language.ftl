command-language = انتخاب زبان
language-own =
    🌐 <b>زبان</b>
    ربات در گفتگوی خصوصی و پیام‌های کوتاه با این زبان با شما حرف می‌زند.
language-group =
    🌐 <b>زبان گروه</b>
    میزهای این گروه با این زبان حرف می‌زنند؛ ورق‌های هر کس به زبان خودش است.
toast-language = زبان عوض شد

key-set-language = 🌐 زبان: { $language }
key-as-in-telegram = مانند تلگرام
key-to-settings = ⬅️ تنظیمات
