result-won = 🏁 <b>Jako { $number }: voittaja { team }</b>
result-points = Pisteet: 🔵 { $a } · 🟠 { $b }
result-eggs = 🥚 <b>Jako { $number }: munat!</b> 60 ja 60, kukaan ei hävinnyt
eggs-so-far = Munia tässä ottelussa: { $count }
result-loss = { team }: +{ $loss } { $loss ->
    [one] tappiopiste
   *[other] tappiopistettä
}
result-no-trick = { team }: ei yhtään tikkiä, +{ $loss }
result-next = Seuraava jako: { $time }
result-paused = ⏸ <b>Tauko.</b> Kuka tahansa pelaajista voi jatkaa
result-abandoned = ⏸ Pöydässä ei ole enää ketään
broken-off = ⏹ Pöytä suljettu, ottelua ei lasketa
opened-trump = Valtti { $trump } ({ $card }). Kuka pelasi mitä, 🎴 = sakattu:
opened-trick = { $number }. Tikin vie: { sign } { $name } · { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
opened-seed = 🎲 Jaon siemenluku: { $seed }
series-goats = 🐐 <b>Pukit</b> — { team }: { $names }
series-goats-eggs = 🐐🥚 <b>Pukit munineen</b> — { team }: { $names }
series-winners = 🏆 Voittajat — { team }: { $names }
series-deals = Pelattu: { $count ->
    [one] { $count } jako
   *[other] { $count } jakoa
}
series-course = Ottelun kulku: pisteet → tappiopisteet
series-course-deal = { $number }. 🔵 { $a } · 🟠 { $b } → 🔵 { $loss_a } · 🟠 { $loss_b }

key-next = ▶️ Seuraava { $ready }/{ $of }
key-go-on = ▶️ Jatka
key-pause = ⏸ Tauko
key-rematch = 🔁 Uusintaottelu
key-swap = 🔀 Vaihda pareja
