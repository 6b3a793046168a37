# Ce spune serverul despre mesele jucate în browser: locuri alese printr-un singur link, fișe de convenții ca fișiere, spectatorii unui concurs.

serve-seat-taken = Altcineva are deja acest loc. Alegeți altul.
serve-seat-not-chosen = Nimeni nu a ales acest loc prin linkul pentru toți.
serve-seat-invitation = Acest link nu permite alegerea sau părăsirea unui loc.
serve-seat-secret = Secretul unui loc trebuie să aibă între 32 și 64 de caractere, fiecare de la 0 la 9 sau de la a la f.
serve-card-file = O fișă de convenții trebuie să fie un PDF sau o imagine (PNG, JPEG sau WebP) de cel mult 1 MB.
serve-card-scripts = Acest PDF conține un program sau un alt fișier. Tipăriți-l într-un PDF nou și atașați-l pe acela.
serve-no-card = Nu există această fișă de convenții.
serve-onlookers-link = Acest link nu deschide mesele acestui concurs. Cereți-i arbitrului unul nou.
serve-onlookers-play = Sunteți așezat la o masă a acestui concurs, deci nu puteți asista la alta.
serve-onlookers-name = Jucați în acest concurs, deci nu puteți asista la mesele lui.
serve-room-closed = Un căpitan a declarat această sală închisă: aici nu asistă nimeni.
serve-captain-place = Arbitrul nu v-a dat această masă pentru a asista.
serve-captain-left = Ați părăsit masa. Veți putea asista din nou în runda următoare.
serve-onlookers-closed = Nimeni nu poate asista la acest concurs.
