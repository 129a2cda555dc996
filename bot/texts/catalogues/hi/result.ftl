result-won = 🏁 <b>बाँट { $number }: { team } की जीत</b>
result-points = अंक: 🔵 { $a } · 🟠 { $b }
result-eggs = 🥚 <b>बाँट { $number }: अंडे!</b> 60 और 60, किसी की हार नहीं
eggs-so-far = इस मैच में अंडे: { $count }
result-loss = { team }: { $loss ->
    [one] हार का +{ $loss } अंक
   *[other] हार के +{ $loss } अंक
}
result-no-trick = { team }: एक भी हाथ नहीं, +{ $loss }
result-next = अगली बाँट: { $time }
result-paused = ⏸ <b>विराम।</b> कोई भी खिलाड़ी बटन दबाए, खेल आगे बढ़ेगा
result-abandoned = ⏸ मेज़ पर अब कोई नहीं है
broken-off = ⏹ मेज़ बंद, मैच नहीं गिना जाएगा
opened-trump = तुरुप { $trump } ({ $card })। किसने क्या खेला, 🎴 यानी फेंके गए पत्ते:
opened-trick = { $number }. हाथ: { sign } { $name } · { $points } अंक
opened-seed = 🎲 बाँट का बीज (seed): { $seed }
series-goats = 🐐 <b>बकरे</b> — { team }: { $names }
series-goats-eggs = 🐐🥚 <b>अंडे वाले बकरे</b> — { team }: { $names }
series-winners = 🏆 जीत — { team }: { $names }
series-deals = { $count ->
    [one] कुल { $count } बाँट खेली गई
   *[other] कुल { $count } बाँटें खेली गईं
}
series-course = मैच का सफ़र: अंक → हार के अंक
series-course-deal = { $number }. 🔵 { $a } · 🟠 { $b } → 🔵 { $loss_a } · 🟠 { $loss_b }

key-next = ▶️ आगे { $ready }/{ $of }
key-go-on = ▶️ जारी रखें
key-pause = ⏸ विराम
key-rematch = 🔁 दोबारा मैच
key-swap = 🔀 साथी बदलें
