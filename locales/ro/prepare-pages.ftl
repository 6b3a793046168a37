# Pregătirea unui concurs: paginile.

seats-draw = Trage locurile la sorți
seats-draw-help = Toate locurile de pornire se trag la sorți împreună, în toate secțiunile. Cine are nevoie de un loc fix păstrează unul cât timp există. Sămânța se păstrează, ca tragerea să poată fi repetată.
seats-draw-again = Trage din nou
needs = Ce este nevoie
needs-fixed-help = Tragerea la sorți și circulația păstrează locul când se poate.
needs-other = Altceva, de exemplu lumină, ajutor sau cărți sortate
needs-private = Numai cei care conduc concursul văd aceasta. Scrieți ce trebuie pregătit, nu de ce.
person-needs = Notează ce este nevoie
prep-more = Înainte de joc, pe hârtie
prep-start = Jocul începe la
prep-notice = Un anunț de afișat
prep-notice-text = Textul anunțului
prep-qualify = Câți se califică, dacă e cazul
prep-also = Și în
