command-settings = تنظیمات من یا گروه
settings-own = ⚙️ <b>تنظیمات شما</b>
settings-sample = ورق‌ها این‌طور دیده می‌شوند: { $cards }
settings-how = هر خط را لمس کنید، همان لحظه عوض می‌شود.
settings-group = ⚙️ <b>تنظیمات گروه</b>
settings-group-how = برای همهٔ میزهای این گروه است؛ مهلت نوبت و ربات‌ها از میز بعدی. مدیران گروه و میزبان میز می‌توانند آن را تغییر دهند.
settings-not-yours = ⚙️ تنظیمات گروه برای مدیران آن و میزبان میز است. تنظیمات خودتان در گفتگوی خصوصی است.
refused-not-admin = فقط برای مدیران گروه
yes-no = { $place ->
    [0] بله
   *[1] خیر
}

key-set-suits = 🎨 خال‌ها: { $place ->
    [0] ایموجی
    [1] حروف
   *[2] چهار رنگ
}
key-set-ranks = 🔤 حروف ورق‌ها: { $ranks }
key-set-ask-dear = 🛟 پرسیدن برای آس و ده: { yes-no }
key-set-ask-all = ✋ پرسیدن پیش از هر حرکت: { yes-no }
key-set-list = 📋 فهرست همهٔ حرکت‌ها: { yes-no }
key-set-sound = 🔔 صدا در نوبت شما: { yes-no }
key-set-hidden = 🙈 پنهان کردن من در جدول‌ها: { yes-no }
key-set-turn-time = ⏱ مهلت هر نوبت: { $limit }
key-set-openers = 🚪 چه کسی میز باز می‌کند: { $place ->
    [0] همه
   *[1] مدیران
}
key-set-computers = 🤖 بازی ربات‌ها: { yes-no }
key-set-pin = 📌 سنجاق کردن میز: { yes-no }
key-set-nudges = ⏰ یادآوری در گروه: { yes-no }
key-set-pictures = 🖼 تصویرها: { yes-no }
key-own-settings = ⚙️ تنظیمات من
