command-kozel = відкрити або показати стіл
command-hand = надіслати мої карти ще раз
command-leave = вийти з-за столу
command-stop = закрити стіл (господар чи адмін)
command-top = таблиця лідерів
command-me = мої підсумки
command-rules = правила гри
command-help = що вміє бот
