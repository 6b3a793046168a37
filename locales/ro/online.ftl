# Mese jucate în browser: un singur link pentru toți, done care așteaptă, spectatorii unui concurs, fișe de convenții ca fișiere.

online-one-link = Un singur link pentru toți
online-one-link-how = Trimiteți acest link tuturor celor care joacă. Fiecare vede cine unde stă și alege un loc liber.
online-code = Sau dați-le acest cod, de scris la „La masa mea”:
online-link-all = Link pentru toți
online-invitation = Veniți să jucați bridge: alegeți-vă locul.
online-choose = Alegeți-vă locul
online-choose-how = Spuneți-vă numele și atingeți un loc liber. Rămâne al dumneavoastră pe acest dispozitiv.
online-free = liber
online-taken = ocupat
online-your-seat = Pe acest dispozitiv stați în { $seat }.
online-to-seat = Mergeți la locul dumneavoastră
online-get-up = Ridicați-vă de pe acest loc
online-free-seat = Eliberează locul: { $seat }
online-nobody-left = Toate locurile sunt ocupate. Vorbiți cu cel care a deschis masa.
online-waiting = Done care așteaptă
online-waiting-count = { $count ->
    [one] O donă vă așteaptă
    [few] { $count } done vă așteaptă
   *[other] { $count } de done vă așteaptă
}
online-waiting-none = Nicio donă nu așteaptă.
online-waiting-how = Runda următoare a fost anunțată înainte ca aceste done să se termine. Pentru ele nu se introduce nimic până nu hotărâți.
online-waiting-where = Runda { $round }, masa { $table }
online-waiting-stopped = vă așteaptă
online-waiting-late = poate fi terminată
online-waiting-not-begun = neîncepută
online-waiting-far = { $calls ->
    [one] o declarație
    [few] { $calls } declarații
   *[other] { $calls } de declarații
}, { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}
online-let-play = Permit să fie jucată acum
online-score = Scor sau scor ajustat
online-finish = Terminați dona
online-finish-waits = Dona aceasta îl așteaptă pe arbitru. Încă nu s-a introdus nimic pentru ea.
online-onlookers = Spectatori și comentatori
online-onlookers-how = Dați aceste linkuri cui doriți, dar nimănui care joacă. Ce văd spectatorii se alege la Regulament și, pentru o masă, la masa respectivă.
online-onlookers-closed = Nimeni nu poate asista la acest concurs. Alegeți altceva la Regulament, la „Spectatori”.
online-onlookers-new = Linkuri noi (cele vechi se încheie)
online-watch = Asistați
online-watch-later = { $minutes ->
    [one] Vedeți toate cele patru mâini, cu un minut mai târziu.
    [few] Vedeți toate cele patru mâini, cu { $minutes } minute mai târziu.
   *[other] Vedeți toate cele patru mâini, cu { $minutes } de minute mai târziu.
}
online-watch-beside = Stați lângă un jucător și vedeți numai mâna lui.
online-watch-comment = Sunteți comentator: ce scrieți, spectatorii citesc imediat.
online-watch-none = Nicio masă nu joacă acum.
online-here = La această masă
online-minutes-here = Cu câte minute mai târziu văd spectatorii mâinile
online-save-here = Schimbă la această masă
online-unseen = Mai aveți de jucat această donă, așa că nu îi puteți vedea încă mâinile.
online-card-file = Sau atașați un fișier: un PDF sau o imagine de cel mult 1 MB
