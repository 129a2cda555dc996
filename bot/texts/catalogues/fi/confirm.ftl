hint-sure = Oletko varma? Vahvista tai palaa takaisin.

key-lead-sure = ✅ Aloitetaanko { $cards }?
key-beat-sure = ✅ Lyödäänkö { $cards }?
key-claim-sure = ✅ Molodka { $cards }?
