rules-page = Strona { $page } z { $of }
rules-aim-title = 📖 <b>Cel</b>
rules-aim =
    Grają cztery osoby, para przeciw parze; partnerzy siedzą naprzeciwko siebie.
    W każdym rozdaniu drużyna stara się wziąć jak najcenniejsze lewy. Kto przegra rozdanie, dostaje punkty karne.
    Drużyna, która uzbiera ich { $limit } lub więcej, to kozły — i koniec partii.
rules-cards-title = 📖 <b>Karty i punkty</b>
rules-cards =
    W grze jest { $count } kart. Każdy ma na ręce cztery, reszta leży w talii.
    Od najmłodszej do najstarszej: { $order }
rules-points =
    Punkty: { $worth }; pozostałe karty nic nie są warte.
    Razem { $total }; do wygrania rozdania wystarczy { $half }.
rules-trump = Jedną kartę z talii widzą wszyscy: jej kolor to atut. Każdy atut jest starszy od karty innego koloru. Atut { $trump }: { $low } przebija { $high }.
rules-lead-title = 📖 <b>Wyjście</b>
rules-lead =
    Wychodzi się jedną, dwiema, trzema lub czterema kartami jednego koloru, na przykład: { $cards }
    Pozostali po kolei kładą tyle samo kart: przebijają albo zrzucają. Nikt nie musi dokładać do koloru.
rules-draw = Lewę bierze ten, kto przebija jako ostatni, a jeśli nikt nie przebija — ten, kto wychodzi. Potem wszyscy dobierają do czterech kart; kto bierze lewę, dobiera jako pierwszy i znów wychodzi. Rozdanie kończy się, gdy zabraknie kart.
rules-answer-title = 📖 <b>Przebić czy zrzucić</b>
rules-beat = Przebijasz odkrytymi kartami: każda musi być starsza od karty, z którą tworzy parę — w tym samym kolorze albo jako atut. Nie można przebić tylko części kart. Przebija się karty z wyjścia lub z ostatniego przebicia — także karty partnera.
rules-beat-example = Atut { $trump }: { $pairs }
rules-discard = Zrzucasz karty zakryte: do końca rozdania nikt ich nie zobaczy. Możesz zrzucić także wtedy, gdy masz czym przebić: tak oddaje się cenne karty partnerowi.
rules-molodka-title = 📖 <b>Młódka</b>
rules-molodka = Cztery karty jednego koloru na ręce to młódka: { $cards }. Możesz ją zagrać poza kolejnością, dopóki nie dołożysz kart do tej lewy.
rules-molodka-return = Wszystko, co leży już w tej lewie, wraca na ręce, a lewa zaczyna się od młódki. Jeśli młódkę mają dwie osoby, prawo ma ta, która w kolejności gry siedzi bliżej pierwszego wyjścia.
rules-counting-title = 📖 <b>Liczenie</b>
rules-counting =
    Rozdanie przegrane z { $enough }–{ $under } punktami: +{ $light }.
    Mniej niż { $enough }: +{ $heavy }.
    Ani jednej lewy: +{ $none }.
rules-eggs = { $half } na { $half } to jaja 🥚: nikt nie przegrywa.
rules-goats = Drużyna z { $limit } punktami karnymi lub więcej to kozły 🐐; jeśli w partii były jaja — kozły z jajami.

key-previous = ◀ Wstecz
key-following = Dalej ▶
