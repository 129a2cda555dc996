rules-page = Sivu { $page }/{ $of }
rules-aim-title = 📖 <b>Tavoite</b>
rules-aim =
    Pelaajia on neljä, kaksi vastaan kaksi; pari istuu vastapäätä.
    Jokaisessa jaossa joukkueet yrittävät viedä arvokkaat tikit. Jaon hävinnyt joukkue saa tappiopisteitä.
    Kun niitä kertyy { $limit } tai enemmän, joukkueesta tulee pukit (kozel on venäjäksi pukki) ja ottelu päättyy.
rules-cards-title = 📖 <b>Kortit ja pisteet</b>
rules-cards =
    Pelissä on { $count } korttia. Jokaisella on kädessä neljä, loput ovat pakassa.
    Pienimmästä suurimpaan: { $order }
rules-points =
    Pisteet: { $worth }; muista ei saa mitään.
    Yhteensä { $total }; jaon voittoon riittää { $half }.
rules-trump = Yksi pakan kortti näytetään kaikille: sen maa on valtti. Mikä tahansa valtti on suurempi kuin muun maan kortti. Valtti { $trump }: { $low } lyö kortin { $high }.
rules-lead-title = 📖 <b>Aloitus</b>
rules-lead =
    Tikki aloitetaan yhdellä, kahdella, kolmella tai neljällä saman maan kortilla, esimerkiksi: { $cards }
    Muut pelaavat vuorollaan yhtä monta korttia: lyövät tai sakkaavat. Maata ei ole pakko tunnustaa.
rules-draw = Tikin vie viimeksi lyönyt tai, jos kukaan ei lyönyt, aloittaja. Kaikki nostavat pakasta, kunnes kädessä on neljä korttia. Tikin vienyt nostaa ensin ja aloittaa taas. Jako päättyy, kun kortit loppuvat.
rules-answer-title = 📖 <b>Lyö tai sakkaa</b>
rules-beat = Lyödään kuvapuoli ylöspäin: jokaisen korttisi on oltava suurempi kuin sen pari, samaa maata tai valtti. Pelkkää osaa korteista ei voi lyödä. Lyötävänä ovat aloittajan tai viimeksi lyöneen kortit, myös oman parisi kortit.
rules-beat-example = Valtti { $trump }: { $pairs }
rules-discard = Sakataan kuvapuoli alaspäin: kukaan ei näe näitä kortteja ennen jaon loppua. Saat sakata, vaikka voisit lyödä: näin annetaan arvokkaita kortteja omalle parille.
rules-molodka-title = 📖 <b>Molodka</b>
rules-molodka = Neljä saman maan korttia kädessä on molodka: { $cards }. Sillä voit aloittaa vuorotta, kunnes olet pelannut tähän tikkiin.
rules-molodka-return = Kaikki tähän tikkiin pelattu palaa käsiin, ja tikki alkaa molodkasta. Jos molodka on kahdella, oikeus on sillä, joka on myötäpäivään lähempänä alkuperäistä aloittajaa.
rules-counting-title = 📖 <b>Pistelasku</b>
rules-counting =
    Jaon häviö { $enough }–{ $under } pisteellä: +{ $light }.
    Alle { $enough } pisteellä: +{ $heavy }.
    Ilman yhtään tikkiä: +{ $none }.
rules-eggs = { $half } ja { $half } on munat 🥚: kukaan ei hävinnyt.
rules-goats = { $limit } tappiopisteellä ollaan pukkeja 🐐; jos ottelussa oli munia, pukkeja munineen.

key-previous = ◀ Takaisin
key-following = Seuraava ▶
