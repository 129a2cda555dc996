command-kozel = otwórz albo pokaż stół
command-hand = przyślij mi karty jeszcze raz
command-leave = odejdź od stołu
command-stop = zamknij stół (gospodarz lub admin)
command-top = ranking
command-me = moje wyniki
command-rules = zasady gry
command-help = co potrafi bot
