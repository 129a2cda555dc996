command-kozel = avaa pöytä tai näytä se
command-hand = lähetä korttini uudelleen
command-leave = poistu pöydästä
command-stop = sulje pöytä (vetäjä tai ylläpitäjä)
command-top = tulostaulu
command-me = omat tulokset
command-rules = pelin säännöt
command-help = mitä botti osaa
