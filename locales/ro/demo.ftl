# Demonstrația: ce scrie.

demo-event = Perechile de joi (demonstrație)
demo-preparing = Se joacă o jumătate de seară la șapte mese...
demo-ready = Openroom este la adresa { $address }
demo-director = Arbitru
demo-director-hint = linkul vă conectează o singură dată și este valabil o oră
demo-phone = Un telefon la masa { $table }
demo-phone-hint = deschideți linkul pe un telefon sau într-o fereastră privată
demo-results = Rezultate
demo-results-hint = pentru toți
demo-ruling = Decizie în curs
demo-ruling-hint = un anunț insuficient la masa { $table }; intrați mai întâi ca arbitru
demo-gone = Nimic nu se păstrează. Apăsați Ctrl-C pentru a opri.
demo-kept = Totul este în { $file }. Apăsați Ctrl-C pentru a opri; pentru a continua, rulați: openroom serve --database { $file }
demo-play = Jucați o donă
demo-play-hint = o donă este pe masă: așezați-vă și trimiteți trei linkuri
