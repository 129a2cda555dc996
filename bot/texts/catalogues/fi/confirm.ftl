hint-sure = Varmasti? Vahvista tai palaa.

key-lead-sure = ✅ Aloitetaanko: { $cards }?
key-beat-sure = ✅ Lyödäänkö: { $cards }?
key-claim-sure = ✅ Molodka { $cards }?
