command-kozel = открыть или показать стол
command-hand = прислать мои карты ещё раз
command-leave = уйти из-за стола
command-stop = закрыть стол (хозяин или админ)
command-top = таблица лидеров
command-me = мои итоги
command-rules = правила игры
command-help = что умеет бот
