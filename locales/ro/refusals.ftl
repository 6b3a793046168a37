# De ce este refuzat ceva.

a-list = o listă
a-mapping = un grup de chei și valori
a-text = un text
a-word = un cuvânt
adjust-artificial-not-compared = donele care nu pot fi comparate primesc scoruri artificiale, în afară de cazul în care un singur concurent este de vină ({ $law })
adjust-assigned-against-result = dacă există un rezultat la cealaltă masă, scorul ajustat trebuie să fie unul înlocuitor ({ $law })
adjust-better-of-when = cel mai bun dintre medie plus și un scor înlocuitor se acordă pentru o metodă ilegală sau o declarație psihică susținută de partener (scrieți `law: 40B4`, `law: 40B5` sau `law: 40C1`; White Book 40.3, 90.4.2) și, după Legile din 2017, pentru done care nu pot fi comparate când un singur concurent este de vină (86B2b)
adjust-both-favoured = ambele axe pot avea beneficiul îndoielii numai când amândouă sunt nevinovate, după o eroare de arbitraj: scrieți `law: 82C` dacă acesta este temeiul
adjust-claim-in-tricks = asupra unei revendicări trebuie să se decidă în levate întregi, cu `tricks` ({ $law })
adjust-directors-error = după o eroare de arbitraj ambele axe sunt nevinovate, deci un scor artificial trebuie să fie medie plus pentru fiecare (82C)
adjust-forms = scrieți `{"{"}award: {"{"}ns: AVE+, ew: AVE-{"}"}{"}"}`, `{"{"}fault: {"{"}ns: none, ew: directly{"}"}{"}"}`, `{"{"}assigned: {"{"}ns: [[420, 0.6], [-50, 0.4]], ew: 420{"}"}{"}"}` sau `{"{"}redress: {"{"}offenders: ew, table: 300, without-infraction: 680, without-error: 500{"}"}{"}"}`, cu `law` pentru temei unde este nevoie
adjust-key-unknown = cheia `{ $key }` este necunoscută
adjust-needs-disallowed = { $result } presupune declarația nepermisă, deci nu primește pondere (12C1c); dacă se putea ajunge legal la acest rezultat, spuneți cum în `route`
adjust-needs-disallowed-play = { $result } presupune jocul nepermis, deci nu primește pondere (12C1c); dacă se putea ajunge legal la acest rezultat, spuneți cum în `route`
adjust-no-gain-to-offenders = un scor ajustat trebuie să nu lase axa vinovată cu un rezultat mai bun, nici cealaltă axă cu unul mai slab, decât cel obținut la masă (12B1)
adjust-no-plus-to-offenders = axa vinovată nu poate primi medie plus: primește medie minus dacă este direct de vină și medie dacă este de vină numai în parte (12C2a)
adjust-no-result = { $what } nu este un rezultat
adjust-not-the-table-result = rezultatul de la masă nu este { $score }
adjust-offenders-remedy = dați axei vinovate medie sau mai puțin, ori indicați cealaltă axă ca vinovată
adjust-redress-ground = compensația se poate reduce numai pentru prejudiciul autodeterminat, după { $right }, nu după { $law }
adjust-severity-no-ground = faptul că rectificarea este prea severă sau prea blândă nu este temei pentru un scor ajustat (12B2)
adjust-single-results = cel mai favorabil rezultat probabil și cel mai nefavorabil rezultat cât de cât probabil trebuie să fie fiecare câte un singur rezultat, nu mai multe rezultate ponderate (12C1e)
adjust-split-needs-ground = ambele axe primesc același scor înlocuitor, cel care s-ar fi obținut probabil (12C1b); un scor necompensat cere un temei în `law`: 82C, 12C1e, 11A, 43B3 sau 79B3
adjust-write-result = scrieți un scor ca 420, sau un contract cu declarantul și rezultatul, ca `4S N =` sau `3NTX W -1`
after-needs-regulation-allows = după aceea, o corectare are nevoie de un regulament care să o permită, cu `gross-error-days`, iar acest concurs nu are un astfel de regulament
after-only-gross-errors = { $closed }; după aceea se pot corecta numai erorile grave ale unui oficial; scrieți `class: gross`
after-organisers-consent-needed = după aceea este nevoie de acordul Organizatorului; scrieți `approved-by`
agreed-as-claim = cealaltă axă a acceptat afirmația ca revendicare
announcement-length = un mesaj pentru mese trebuie să aibă între 1 și { $most } de caractere
another-result-stands = { $spot }: acolo este acum alt rezultat; verificați-l mai întâi
appeal = apelul { $number }: { $reason }
appeal-decided-by-committee = asupra unui apel hotărăște juriul sau Directorul de concurs, nu { $role }; un arbitru care consemnează hotărârea juriului trebuie să indice în `signed-by` membrul care a semnat-o
appeal-made-by-contestant = un apel îl face un concurent sau un căpitan prin arbitru, nu { $role }
appeal-open = apelul { $number } este deschis
appeals-adviser = este consilierul pentru apeluri
appeals-until = termenul pentru apeluri a expirat la { $end }; cererea a fost făcută la { $asked }
append-no-entries = nu există înregistrări de adăugat
arrived-cannot-play-board = `plays` trebuie să indice done dintr-o rundă începută, fără rezultat, la masa concurentului { $contestant }; dona { $board } nu este una dintre ele
auction-has-begun-table = { $spot }: licitația a început, iar mesei nu i se spusese să aștepte
before-last-entry-write = { $at } este înaintea ultimei înregistrări, { $last }; scrieți ora înregistrării, iar în `why` spuneți când s-a întâmplat
being-heard = apelul este deja în curs de judecare
belongs-contestant-which-party = joacă pentru concurentul { $contestant }, care este parte în acest apel
board-missing = lipsește dona { $board }
board-not-played-gets = o donă nejucată are nevoie de un scor pentru fiecare axă: `award` sau `fault`
board-not-this-set = dona { $board } nu este din acest set
board-passed-out-has = o donă cu pas general nu poate avea declarant, atac sau levate
board-table-round-has = dona { $board } la masa { $table } în runda { $round } nu are încă rezultat
board-table-round-session = rezultatul la dona { $board }, masa { $table }, runda { $round }, sesiunea { $session } a fost schimbat
board-table-round-was = dona { $board } la masa { $table } în runda { $round } a fost jucată de rezervă; dați mai întâi o decizie: medie minus pentru concurent, scorul de la masă pentru adversari
boards-1 = numerele donelor trebuie să fie de la 1 la { $most }
boards-deals-do-not = `boards` și `deals` nu indică aceleași done
boards-either-sealed-opened = etuiurile trebuie ori să fie sigilate, ca să se deschidă cu `unsealed`, ori să fie date în `deals`
boards-stay-sealed-until = etuiurile rămân sigilate până la începutul sesiunii; scrieți mai întâi `round-started`
both-partners-must-concur = ambii parteneri trebuie să fie de acord cu apelul
both-sides-have-agreed = { $spot }: ambele axe au confirmat deja rezultatul
bracket-no-movement = un tablou de knockout nu este o circulație
breach-needs-by = o încălcare cere `by`, care spune cine a încălcat clauza
bridgemate-date = `{ $text }` nu este o dată; scrieți-o așa: 2026-11-15
bridgemate-entrants = numai circulațiile de perechi și de echipe pot fi scrise pentru Bridgemate
bridgemate-method = --method: matchpoints, butler și cross-imps sunt pentru perechi, celelalte pentru echipe
bridgemate-session = `{ $given }` nu este un identificator; trebuie să aibă 32 de cifre, de la 0 la 9 și de la A la F
call-is-further = chemarea { $call } a ajuns deja acolo
call-was-attended-already = la chemarea { $call } s-a răspuns deja
called-before-auction-over = ce a declarat un jucător înainte trebuie constatat înainte de sfârșitul licitației
called-from-no-seat = { $text } nu este un loc; scrieți N, E, S sau W
captain-contestant-if-stands = căpitanul concurentului { $contestant } este { $captain }; dacă { $name } îi ține locul, scrieți asta în `why`
captain-has-not-concurred = căpitanul nu și-a dat acordul pentru apel
card-left-out-at-turn = un jucător poate omite să joace o carte numai la rândul său, la o levată la care s-a atacat deja
case-act-refused = acțiunea { $number } din caz: { $reason }
case-contradicts-board = cazul indică dona { $told }, dar a fost deschis la dona { $board }
case-contradicts-result = cazul indică rezultatul { $told }, dar în concurs este { $has }
case-ended = cazul { $number } s-a încheiat cu decizia { $ruling }
case-no-such-edition = aici nu există ediția { $year } a Legilor; scrieți 2007 sau 2017
case-no-such-poll = cazul nu are sondajul { $number }; scrieți întâi `poll`
case-offenders-at-fault = axa vinovată nu poate fi fără vină: nu primește medie plus (12C2a)
case-not-an-answer = { $answer } nu este un răspuns la întrebarea { $question }; scrieți { $allowed }
case-no-actions-here = `actions` ține numai de întrebările `alternatives` și `suggested`
case-no-other-action = { $action } este ceea ce s-a ales; indicați o alternativă
consulted-is-involved = { $who } nu poate fi consultat: cineva cu acest nume este parte, este din echipa unei părți sau mai are de jucat dona { $board }; consultați pe cineva neimplicat
staff-plays-or-not = scrieți `plays` sau `plays-not`, nu pe amândouă
case-of-another-board = cazul { $number } este despre dona { $board } la masa { $table } în runda { $round }
case-one-log = un caz trebuie să aibă jurnalul unei singure done, nu jurnalele a { $count ->
    [one] { $count } done
    [few] { $count } done
   *[other] { $count } de done
}
case-open = cazul { $number } de la dona { $board }, masa { $table }, runda { $round } este deschis; încheiați-l cu o decizie care indică acest caz
case-skip-needs-reason = se poate sări peste o întrebare numai cu un motiv; scrieți `why: ...`
case-no-such-act = cazul nu are actul { $number }; are { $count }
case-act-withdrawn = actul { $number } al cazului a fost deja retras
case-act-stays = actul { $number } al cazului nu poate fi retras astfel; numai un fapt poate fi înlocuit cu altul
case-poll-withdrawn = sondajul { $number } al cazului a fost retras
case-withheld-needs-reason = un caz se scoate din culegere numai cu un motiv; scrieți `why: ...`
chairs-but-no-member = { $chair } prezidează, dar nu este membru al juriului
changed-designation-in-full = o desemnare schimbată trebuie să precizeze culoarea și rangul
claim-during-play = levatele se pot revendica sau concede numai în timpul jocului
claim-ruled-on = arbitrul a decis asupra acestei revendicări; cine nu este de acord poate face apel (92A)
clock-not-paused = ceasul rundei { $round } nu este oprit
clock-paused-already = ceasul rundei { $round } este deja oprit
close-let-another-director = { $name } are legături apropiate cu { $player }; lăsați alt arbitru să decidă, sau scrieți în `why` că nu este altul disponibil
close-who-party = are legături apropiate cu { $close }, care este parte în acest apel
closed-and-more = { $closed }; { $more }
committee-appointed-what-not = a fost numit un juriu, care hotărăște tot ce nu ține numai de Lege. Pentru a consemna hotărârea juriului, indicați în `signed-by` membrul care a semnat-o
committee-fine-tunes = un juriu pornește de la decizie și nu schimbă ponderile doar cu puțin, de exemplu de la 80/20 la 70/30; lăsați decizia așa cum este sau scrieți în `why` ce este grav greșit în ea
committee-has-decided-on = juriul a hotărât deja asupra depozitului
committee-has-made-recommendation = juriul a făcut recomandarea; Directorul de concurs trebuie să răspundă `upheld` sau `changed`
contestant-appeals-for-itself = un concurent poate face apel numai în numele său
contestant-does-not-sit = concurentul { $contestant } nu stă la masa { $table } în runda { $round }
contestant-had-left-before = concurentul { $contestant } plecase înainte de runda { $round }
contestant-has-left-if = concurentul { $contestant } a plecat; dacă s-a jucat înainte ({ $spot }), un arbitru trebuie să introducă rezultatul și să spună asta în `why`
contestant-has-no-match = concurentul { $contestant } nu are meciul { $name }; nu scrieți `match`
contestant-has-no-match-matches = concurentul { $contestant } nu are meciul { $name }; meciurile lui sunt { $matches }
contestant-has-two-places = concurentul { $contestant } are două locuri
contestant-loses-its-place = concurentul { $contestant } încă joacă și și-ar pierde locul; scrieți și noul său loc
contestant-not-entered-write = concurentul { $number } nu este înscris; scrieți mai întâi `entered`
contestant-not-event-any = concurentul { $number } nu mai este în concurs
contestant-this-event-has = un concurent al acestui concurs trebuie să aibă { $kind }, nu { $count }
contestant-was-there-start = concurentul { $contestant } era prezent la început; scrieți `substitute`
correction-for-director-or = numai un arbitru poate corecta un scor, sau un scorer dacă scorul a fost introdus greșit, nu { $role }
count-names-wrong-hands = fiecare mână ar trebui să aibă treisprezece cărți; scrieți numai mâinile care nu au acest număr
csv-row = rândul nu poate fi citit ({ $detail })
damage-after-play = prejudiciul se judecă după încheierea jocului
deal-has-four-hands = o donă trebuie să aibă patru mâini de câte 13 cărți
deal-of-board = dona { $board }: { $reason }
decided = asupra apelului s-a hotărât deja
decided-by-appeal = { $spot }: s-a hotărât prin apelul { $number }
defender-designates-legal-card = un apărător trebuie să desemneze o carte pe care mortul o poate juca legal
deposit-kept-only-if = un depozit se reține numai dacă toți sunt de acord că apelul a fost fără merit; scrieți `unanimous: true` și `merit: ...`
deposit-not-paid = depozitul nu a fost plătit
director-charge-decides-himself = aici hotărăște personal Directorul de concurs; scrieți `decision: upheld` sau `decision: changed`
director-charge-has-decided = Directorul de concurs a decis punctul de lege; restul ține de juriu
director-charge-has-not = Directorul de concurs nu a răspuns la recomandare
director-event = este arbitru al concursului
disputed-for-director-settle = { $spot }: rezultatul este contestat; numai un arbitru poate decide
disqualified-stays-away = concurentul { $contestant } este descalificat; descalificarea nu se poate anula
does-not-play-for = { $out } nu joacă pentru concurentul { $contestant }; jucătorii lui sunt { $names }
does-not-speak-for = { $name } nu poate acționa pentru concurentul { $contestant } în runda { $round }; cei care pot acționa sunt { $names }
dummy-may-warn = aceasta se aplică numai când mortul și-a pierdut drepturile și îl avertizează pe declarant din ce mână trebuie să atace (42B2, 43B2a)
each-player-has-name = fiecare jucător trebuie să aibă alt nume
enter-no-number = { $number } nu este un număr; scrieți număr, jucător, jucător
entered-already-if-somebody = { $player } figurează deja printre cei înscriși; dacă este altcineva, scrieți numele mai complet
entered-as-player-contestant = { $player } figurează ca jucător al concurentului { $other }
entrants-pairs = perechi
entrants-players = jucători
entrants-teams = echipe
entry-changed-score = înregistrarea { $entry } a schimbat scorul
errors-corrected-until = termenul pentru corectarea erorilor a expirat la { $end }; cererea a fost făcută la { $asked }
event-cannot-be-scored = scorul concursului nu se poate calcula: { $errors }
event-could-not-be = scorul concursului nu s-ar putea calcula: { $problem }
event-created-already-another = concursul { $name } este deja creat; alt concurs are nevoie de propriul jurnal
event-has-1-sessions = un concurs trebuie să aibă de la 1 la { $most ->
    [one] { $most } sesiune
    [few] { $most } sesiuni
   *[other] { $most } de sesiuni
}
event-has-name-write = un concurs trebuie să aibă un nume; scrieți `name: ...`
event-has-sessions-none = concursul are numai { $count ->
    [one] { $count } sesiune
    [few] { $count } sesiuni
   *[other] { $count } de sesiuni
}; nu există sesiunea { $number }
extra-cards-of-one-trick = cărțile trebuie să fie ale unei singure mâini, la o singură levată: cea din jurnal și altele nejucate de atunci; `exposed` trebuie să fie una dintre celelalte
fault-against-itself = { $who } joacă împotriva sa
fault-all = { $faults }
fault-board-not-there = etuiul { $board } este necesar la mesele { $tables } în același timp, dar numărul de exemplare este { $copies }
fault-board-twice = { $who } joacă dona { $board } de două ori: { $first } și { $second }
fault-cannot-share = masa nu poate partaja etuiuri cu masa { $table }: { $reason }
fault-document = documentul { $document }: { $fault }
fault-document-line = documentul { $document }, linia { $line }: { $fault }
fault-entry = înregistrarea { $entry }: { $fault }
fault-half-match = { $ns } contra { $ew }: dona { $board } se joacă cu { $ns } pe Nord-Sud în { $place }, niciodată invers
fault-line = linia { $line }: { $fault }
fault-meet-too-often = { $a } și { $b } se întâlnesc de { $times ->
    [one] { $times } dată
    [few] { $times } ori
   *[other] { $times } de ori
}, din nou în runda { $round }; maximul este { $meant }
fault-never-plays = concurenți care nu joacă niciodată: { $who }
fault-no-boards = nu există done
fault-nothing-played = nu se joacă nimic: nicio rundă nu are o masă cu două axe
fault-partners-too-often = { $a } și { $b } sunt parteneri de { $times ->
    [one] { $times } dată
    [few] { $times } ori
   *[other] { $times } de ori
}, din nou în runda { $round }; maximul este { $meant }
fault-place = { $place }: { $fault }
fault-remedy = { $problem }; ce este de făcut: { $remedy }
fault-table-twice = această masă apare de două ori în rundă
fault-two-places = { $who } stă la masa { $first } și la masa { $second } în același timp
fault-unknown-contestant = nu există concurentul { $who }; numerele sunt de la 1 la { $contestants }
fault-wrong-seats = locurile nu sunt cele ale unui concurs de { $entrants }
file-as-result-says = { $follows }, cum spune rezultatul
file-auction-names-no-seat = licitația nu indică niciun loc, iar distribuitorul nu este cunoscut
file-award-for-each-side = dați câte un scor pentru fiecare axă, nu numai pentru una
file-board-number-no-number = BOARD_NUMBER nu este un număr
file-cannot-be-read = fișierul nu poate fi citit: { $reason }
file-card-sa-ht = o carte, ca SA sau HT
file-cards-hand-has-13 = o mână trebuie să aibă 13 cărți, nu { $count }
file-column-there-twice = coloana apare de două ori
file-comment-has-no-closing = lipsește {"}"} la sfârșitul unui comentariu
file-contract-unclear = CONTRACT { $text } nu este clar
file-deal-has-four-hands = o donă trebuie să aibă patru mâini, nu { $count }; pentru o mână necunoscută scrieți `-`
file-deal-starts-with-seat = o donă trebuie să înceapă cu locul primei mâini și două puncte: `N:...`
file-declaringpair-declarerdirection-contradict-each = DeclaringPair { $declaring_pair } și DeclarerDirection { $declarer_direction } se contrazic: perechea { $pair } stă pe { $side }; corectați unul dintre ele
file-direction-neither-ns-nor = DIRECTION { $other } nu este nici NS, nici EW
file-either-this-or-award = scrieți fie aceasta, fie un scor în `award`, nu amândouă
file-empty-each-entry-has = câmpul este gol; fiecare înscriere are nevoie de un `id`
file-ends-before-root-element = fișierul se termină înainte de închiderea elementului principal
file-event-file = fișier de concurs: { $reason }
file-event-type-missing = lipsește EVENT_TYPE
file-event-type-not-known = EVENT_TYPE { $other } nu este cunoscut
file-fields-columns = rândul trebuie să aibă tot atâtea câmpuri câte coloane sunt, adică { $header }, nu { $record }
file-follows-no-call = { $word } nu urmează după nicio declarație
file-follows-no-card = { $word } nu urmează după nicio carte
file-hand = mâna lui { $seat }: { $reason }
file-hand-has-cards = o mână trebuie să aibă 13 cărți, nu { $cards }
file-hand-unclear = mâna { $text } nu este clară
file-has-four-suits-spades = mâna trebuie să aibă patru culori, mai întâi pica, cu puncte între ele
file-has-no-meaning = { $name } { $n } nu înseamnă nimic
file-has-no-place = acest element nu este permis în { $name }
file-is-no-number = { $name } nu este un număr
file-level-has-no-meaning = Level { $level } nu înseamnă nimic
file-mb-no-call-calls = mb: { $text } nu este o declarație; declarațiile sunt p, d, r, de la 1C la 7N
file-mc-no-number-tricks = mc: { $trimmed } nu este un număr de levate
file-md = md: { $reason }
file-member-without-name = lângă acest număr de legitimație nu este niciun nume
file-missing = lipsește { $name }
file-more-than-four-suits = sunt mai mult de patru culori
file-names-no-seat-no = jocul nu indică niciun loc, iar declarantul nu este cunoscut
file-neither-list-results-nor = aceasta nu este nici o listă de rezultate, nici datele unui concurs cu `Sessions`
file-no-adjusted-score = acesta nu este un scor ajustat ({ $reason }); { $form }
file-no-beside-result = `yes`, numai dacă nu există un rezultat
file-no-board-here-board = aici nu este nicio donă; o donă în LIN începe cu `md|`
file-no-call-calls-pass = { $word } nu este o declarație; declarațiile sunt Pass, X, XX, AP, de la 1C la 7NT
file-no-card-card-suit = { $word } nu este o carte; scrieți culoarea și rangul: SA, HT
file-no-column-ours-they = această coloană este necunoscută; coloanele sunt { $allowed }
file-no-command-command-two = { $name } nu este o comandă; o comandă trebuie să aibă două litere și o bară
file-no-command-command-xx = { $rest } nu este o comandă; o comandă trebuie să aibă forma `xx|valoare|`
file-no-contract-contract-pass = { $text } nu este un contract; scrieți Pass, 4S, 3NTX sau 6HXX
file-no-glyph-0-255 = { $word } nu este un simbol; folosiți de la $0 la $255
file-no-mark-auction-they = { $word } nu este un semn al licitației; folosiți ^I sau ^S
file-no-mark-play-they = { $word } nu este un semn al jocului; folosiți ^R sau ^L
file-no-message = acesta nu este un mesaj valid: { $reason }
file-no-note-note-1 = { $word } nu este o notă; notele sunt de la =1= la =32=
file-no-number = { $name } { $n } nu este un număr
file-no-number-board = { $text } nu este un număr de donă
file-no-number-tricks-0 = { $text } nu este un număr de levate de la 0 la 13; cele două axe trebuie să aibă împreună 13
file-no-seat-seats-n = { $text } nu este un loc; locurile sunt N, E, S, W
file-no-vulnerability-they-none = { $text } nu este o vulnerabilitate; folosiți None, NS, EW sau All
file-no-xml = acesta nu este XML valid: { $reason }
file-not-allowed-allowed = { $cell } nu este permis; folosiți { $allowed }
file-note-has-no-number = nota { $value } nu are număr; o notă este "1:text"
file-number = un număr
file-number-as-north-south = un număr, scorul Nord-Sud
file-other-result = { $ns } și { $ew } au alt rezultat la dona { $board } în linia { $first }; păstrați-l pe cel care contează
file-pc-cards-played-but = pc: se joacă cărți, dar nicio licitație nu spune cine atacă
file-pc-no-card = pc: { $text } nu este o carte
file-played-by-no-seat = PLAYED_BY { $text } nu este un loc
file-result = rezultatul { $number }
file-results-need-column-board = rezultatele au nevoie de o coloană `board`, înscrierile de o coloană `id`
file-root-not-usebio = elementul principal este { $name }, nu USEBIO
file-round-table-boards-do = runda { $round }, masa { $section }{ $table }: donele nu sunt consecutive, iar aparatele primesc numai prima și ultima donă
file-score-as-event-file = un scor ca într-un fișier de concurs ({ $problem })
file-score-unclear = SCORE { $text } nu este clar
file-scoringdirection-has-no-meaning = ScoringDirection { $scoring_direction } nu înseamnă nimic; 1 este Nord-Sud, 2 Est-Vest, 3 ambele
file-stands-outside-any-section = { $word } se află în afara oricărei secțiuni; o etichetă trebuie să aibă forma [Name "valoare"]
file-string-has-no-closing = lipsesc ghilimelele la sfârșitul unui text
file-sv-none-o-n = sv: { $text } nu este o, n, e sau b
file-tag-has-no-closing = lipsește ] la sfârșitul etichetei { $name }
file-tag-has-no-name = o etichetă nu are nume după [
file-tag-has-no-value = eticheta { $name } nu are o valoare între ghilimele
file-there-no-board-write = nu este nicio donă de scris
file-there-no-call-explain = an: nu este nicio declarație de explicat
file-there-nothing = fișierul este gol
file-there-twice = { $card } apare de două ori
file-there-twice-too = { $id } apare de două ori
file-this-log-event-openroom = acesta este jurnalul unui concurs; `openroom event export` face din el un fișier de concurs
file-too-many-columns = sunt { $count ->
    [one] { $count } coloană
    [few] { $count } coloane
   *[other] { $count } de coloane
}; un fișier de rezultate sau înscrieri poate avea cel mult { $most }
file-totaltricks-more-than-13 = TotalTricks { $tricks } este mai mult de 13
file-tricks-no-number-from = TRICKS nu este un număr de la 0 la 13
file-two-hands = { $card } este în două mâini
file-unclear-ranks-k-q = { $ranks } nu este clar; rangurile sunt A K Q J T 9 până la 2
file-what-contract-leaves-0 = un rezultat posibil în acel contract: de la 0 la 13 levate
file-write-as-event-file = scrieți scorul ca într-un fișier de concurs: `{"{"}"assigned": {"{"}"ns": 420, "ew": 420{"}"}{"}"}`
fine-0-40-per = o penalizare în puncte poate fi de la 0 la 40 la sută pe donă, dacă motivul este acceptat: `accepted: true`, `fine: 10`
first-round-has-results = runda 1 are rezultate; începutul ei nu mai poate fi anulat
for-not-for = { $what }: poate face aceasta numai { $who }, nu { $role }
for-players-table-not = { $what }: pot face aceasta numai jucătorii mesei { $table }, nu { $role }
form-board-0 = nicio donă nu are numărul 0
form-deposit-or-reason = scrieți `deposit` sau `no-deposit-because`, nu amândouă
four-players-or-more = patru jucători sau mai mulți, până la șase într-o echipă de patru
from-belongs-movement-changed = `from` se scrie cu `movement-changed`
gave-ruling = a dat decizia
half-table = un loc la masa { $table } în runda { $round } este gol, deci acolo nu se poate acorda nimic; înscrieți-i pe cei care au întârziat, iar dacă runda s-a încheiat dați-le locul cu `seated: {"{"}from: { $round }{"}"}`
hand-played-to-trick = mâna aceea a jucat o carte la levata aceea
handicap-write-number-such = handicap: scrieți un număr ca 2.5
hands-shown-when-all = mâinile se arată când toate secțiunile au terminat
has-no-result-agree = { $spot }: nu există rezultat de confirmat
has-no-result-correct = { $spot }: nu există rezultat de corectat; scrieți `result`
has-no-result-dispute = { $spot }: nu există rezultat de contestat
has-no-result-remove = { $spot }: nu există rezultat de șters
has-no-result-swap = { $there } nu are un rezultat care să poată fi schimbat cu acesta
swap-with-which = spuneți cu care altă donă își schimbă rezultatul { $spot }: scrieți `to`
has-not-left = concurentul { $contestant } nu a plecat
has-result = { $spot } are deja un rezultat
has-result-already = { $spot } are deja acel rezultat
has-result-take-away-first = { $there } are deja un rezultat; ștergeți-l mai întâi sau schimbați-le între ele
has-result-what-played = { $spot } are deja un rezultat; o donă jucată nu poate fi scoasă, se poate doar da o decizie asupra ei
has-result-write-correction = { $spot } are deja un rezultat; scrieți în schimb o corectare
has-score-by-ruling = { $spot } are un scor dat prin decizia { $number }; scrieți `replaces: { $number }` dacă acea decizie a fost greșită
impossible-at-call = declarația { $number } din licitație
impossible-at-card = cartea { $number } din joc
impossible-at-entry = înregistrarea { $number } din jurnal
impossible-fourteenth = { $seat } nu poate avea { $card }: s-au văzut deja alte treisprezece cărți ale lui
impossible-gone = { $card } a fost deja jucată
impossible-held = masa așteaptă un răspuns ({ $by }); nimeni nu poate acționa până atunci (9B2)
impossible-held-by = { $seat } nu poate avea { $card }: este în mâna lui { $holder }
impossible-not-asked = `{ $word }` de la { $seat }: nu există nicio întrebare la care acesta să fie răspunsul
impossible-not-held = { $seat } nu are { $card }
impossible-not-legal-in-short = { $what } nu este legal aici; neregularitățile se scriu în `log`, cu locul jucătorului
impossible-not-sought = `{ $finding }`: această constatare nu este necesară acum
impossible-nothing-face-down = { $seat } nu are pe masă un atac cu fața în jos
impossible-over = dona s-a încheiat
impossible-played-for-tricks = este imposibil: { $bid } se joacă pentru { $needed ->
    [one] { $needed } levată
    [few] { $needed } levate
   *[other] { $needed } de levate
} din 13; numărul de levate trebuie să fie de la 0 la 13
impossible-taken-away = echitatea poate doar să dea levate axei nevinovate, niciodată să îi ia vreuna (64C, 12B2): axa { $side } păstrează cel puțin { $least }
impossible-too-many-tricks = numărul de levate indicat este { $tricks }, dar au rămas numai { $left }
in-its-words = { $words }
irregularity-open-first = există o neregularitate deschisă, asupra căreia arbitrul trebuie să decidă mai întâi
json-data = lipsește o cheie sau o valoare este de alt fel decât trebuie ({ $detail })
json-syntax = acesta nu este JSON valid la coloana { $column }
knockout-bye-to-lower = capul de serie { $seed } are pauză înaintea unuia mai bun
knockout-enters-twice = capul de serie { $seed } intră de două ori
knockout-goes-on-twice = câștigătorul meciului { $number } merge mai departe de două ori
knockout-in-match = runda { $round }, meciul { $number }: { $what }
knockout-late-bye = există o pauză după prima rundă
knockout-never-enters = capul de serie { $seed } nu intră
knockout-no-final = nu există finală
knockout-not-going-on = runda { $round }: câștigătorul meciului { $number } din runda dinainte nu merge mai departe
knockout-too-early = capii de serie { $a } și { $b } se întâlnesc prea devreme
knockout-two-byes = două pauze se întâlnesc
knockout-unknown-match = runda dinainte nu are meciul { $number }
knockout-unknown-seed = nu există capul de serie { $seed }
law-alone-decided-by = asupra unui punct de lege hotărăște întâi Directorul de concurs; apoi se poate face apel la un juriu
lead-face-down-already = acel jucător are deja pe masă un atac cu fața în jos
list-no-entries = nu există înscrieri
log = log: { $error }
log-board-not-board = log: jurnalul este al donei { $number }, nu al donei { $board }
log-board-still-waits = log: dona mai așteaptă un răspuns după Legea { $law }; scrieți-l mai întâi
log-give-log-one = log: dați jurnalul unei singure done
log-other-edition = log: jurnalul este scris după Legile din { $named }, dar concursul se joacă după Legile din { $edition }; schimbați ediția sau omiteți-o
log-write-board = log: scrieți `board: { $board }`
made-after-round-nothing-left-change = după runda { $played } nu mai rămâne nimic de schimbat
made-all-sections-pairs-or-all = toate secțiunile trebuie să fie de același fel: de perechi, de jucători sau de echipe
made-appendix-made-5-tables-or = un Appendix Mitchell trebuie construit pe cel puțin 5 mese, un număr care nu se împarte nici la 2, nici la 3, nu pe { $base }
made-arrow-switched-for-pairs-only = axele se pot inversa numai în circulațiile de perechi
made-barometer-needs-same-number-boards = un barometru are nevoie de același număr de done la fiecare masă
made-board-takes-time-least-one = acordați un timp fiecărei done și jucați cel puțin una
made-event-has-least-one-section = un concurs trebuie să aibă cel puțin o secțiune
made-half-table-for-three-pairs = o jumătate de masă are nevoie de cel puțin trei perechi
made-has-not-played-yet-or = { $who } nu a jucat încă, sau nu există
made-hesitation-mitchell-even-number-tables = un Hesitation Mitchell cu număr par de mese, făcut prin rotație, ar cere unele done de două ori
made-hesitation-mitchell-made-for-3 = un Hesitation Mitchell se poate face pentru un număr de mese de la 3 la 64
made-hesitation-mitchell-tables = Hesitation Mitchell de { $tables ->
    [one] { $tables } masă
    [few] { $tables } mese
   *[other] { $tables } de mese
}
made-howell-has-two-tables-or = un Howell are nevoie de cel puțin două mese
made-howell-made-for-up-64 = un Howell se poate face pentru cel mult 64 de mese
made-howell-tables-has-rounds = un Howell de { $tables ->
    [one] { $tables } masă
    [few] { $tables } mese
   *[other] { $tables } de mese
} trebuie să aibă de la { $tables } la { $most ->
    [one] { $most } rundă
    [few] { $most } runde
   *[other] { $most } de runde
}
made-howell-tables-with-rounds = Howell de { $tables ->
    [one] { $tables } masă
    [few] { $tables } mese
   *[other] { $tables } de mese
} cu { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}
made-howell-tables-with-rounds-turned = un Howell de { $tables ->
    [one] { $tables } masă
    [few] { $tables } mese
   *[other] { $tables } de mese
} cu { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}, făcut prin rotație, ar cere unele done de două ori
made-individual-has-4-100-players = o circulație individuală are nevoie de un număr de jucători de la 4 la 100 și de 1 până la 64 de done pe rundă
made-individual-players = circulație individuală pentru { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
made-individual-players-has-1-rounds = o circulație individuală pentru { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
} poate avea de la 1 la { $moving ->
    [one] { $moving } rundă
    [few] { $moving } runde
   *[other] { $moving } de runde
}
made-knock-out-for-2-4096 = un knockout este pentru un număr de concurenți de la 2 la 4096
made-long-without-triangle = `long` este dat fără un triunghi
made-mitchell-has-two-tables-or = un Mitchell are nevoie de cel puțin două mese
made-mitchell-rounds = un Mitchell de { $tables ->
    [one] { $tables } masă
    [few] { $tables } mese
   *[other] { $tables } de mese
} poate avea cel mult { $most ->
    [one] { $most } rundă
    [few] { $most } runde
   *[other] { $most } de runde
}
made-mitchell-rounds-or-share = un Mitchell de { $tables ->
    [one] { $tables } masă
    [few] { $tables } mese
   *[other] { $tables } de mese
} poate avea cel mult { $most ->
    [one] { $most } rundă
    [few] { $most } runde
   *[other] { $most } de runde
}, sau una în plus dacă două mese partajează etuiurile
made-movement-for-pairs-minutes = circulație pentru { $pairs ->
    [one] { $pairs } pereche
    [few] { $pairs } perechi
   *[other] { $pairs } de perechi
} în { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}
made-movements-suggested-for-4-400 = se pot propune circulații pentru un număr de perechi de la 4 la 400
made-multiple-teams-3-100 = o circulație de echipe multiple are nevoie de un număr de echipe de la 3 la 100
made-no-more-than-2000-boards = pot fi cel mult 2000 de done
made-no-more-than-500-tables = pot fi cel mult 500 de mese, 500 de runde și 64 de done pe rundă
made-not-ranking = { $who } nu este în clasament
made-nothing-played = nu se joacă nimic
made-only-movements-pairs-changed = se pot schimba numai circulațiile de perechi
made-only-pairs-rove = numai o circulație de perechi poate avea o pereche itinerantă
made-only-teams-play-in-fours = numai echipele pot juca în grupe de patru
made-played-round = `played`, runda { $round }: { $reason }
made-ranking-twice-or-does-not = { $who } apare de două ori în clasament, sau nu joacă
made-round-has-no-table = runda { $round } nu are masa { $table }
made-round-robin-for-3-100 = un concurs fiecare cu fiecare este pentru un număr de echipe de la 3 la 100
made-second-part-long-triangle-did = aceasta este a doua parte a unui triunghi lung care nu a început în runda dinainte
made-swiss-has-no-more-than = un turneu elvețian poate avea aici cel mult 2000 de concurenți
made-table-has-boards-round-least = masa { $table } are { $boards ->
    [one] { $boards } donă
    [few] { $boards } done
   *[other] { $boards } de done
} în runda { $round }; cel puțin una trebuie jucată la timp și una mai târziu
made-table-shares-boards-with-another = masa { $table } partajează etuiurile cu altă masă; numai o masă cu etuiuri proprii poate juca mai târziu
made-team-has-fours = o echipă trebuie să aibă de la 1 la 10 grupe de patru
made-teams-need-boards-to-meet = { $teams ->
    [one] { $teams } echipă
    [few] { $teams } echipe
   *[other] { $teams } de echipe
} au nevoie de cel puțin { $boards ->
    [one] { $boards } donă
    [few] { $boards } done
   *[other] { $boards } de done
} ca să se întâlnească toate
made-there-fewer-than-two-contestants = trebuie să fie cel puțin doi concurenți
made-there-least-one-table-one = trebuie să fie cel puțin o masă, o rundă și o donă pe rundă
made-there-no-contestant-they-1 = nu există concurentul { $who }; numerele sunt de la 1 la { $contestants }
made-there-no-round-switch = nu există runda { $round } de inversat
made-there-twice = { $who } apare de două ori
made-too-many-sections = pot fi cel mult { $most } de secțiuni: se numesc de la A la Z și de la AA la ZZ
made-two-tables-cannot-share-one = două mese nu pot partaja o singură donă; jucați două sau mai multe pe rundă
made-way-seat-one-pair-more = un mod de a așeza încă o pereche
made-web-rounds-has-least-tables = un Web de { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} are nevoie de cel puțin { $sets ->
    [one] { $sets } masă
    [few] { $sets } mese
   *[other] { $sets } de mese
}; pentru mai puține folosiți un Mitchell
made-withdrawn-there-no-contestant-they = `withdrawn`: nu există concurentul { $who }; numerele sunt de la 1 la { $contestants }
match-write-name = `match`: scrieți numele meciului
matter-judgement-not-ruled = într-o chestiune de apreciere nu se decide de unul singur: scrieți `consulted`, sau în `why` motivul pentru care nu consultați pe nimeni
may-not-hear = { $member } nu poate judeca apelul: { $reason }
meaning-aces = o mână are cel mult 4 Ași, nu { $count }
meaning-at = caracterul { $place }: { $wrong }
meaning-empty = înțelesul este gol; scrieți ce arată declarația, de exemplu `12-14 balanced`, sau la ce servește, de exemplu `asks:aces`
meaning-except-of-nothing = indicați mâinile pe care le arată declarația înaintea celor pe care le exclude; scrieți `any` pentru orice mână
meaning-impossible = nicio mână de 13 cărți nu corespunde acestui înțeles
meaning-in = `{ $text }`: { $wrong }
meaning-no-condition = { $text } nu este o condiție; scrieți puncte (12-14, 16+), lungimi (5+H, 4+H/S, 0-3major), balanced, semi-balanced, unbalanced, H>=D, aces=0/3 sau any
meaning-no-hand = aici lipsește un tip de mână; scrieți `any` pentru orice mână
meaning-no-purpose = { $text } nu este un scop; scrieți relay, takeout, penalty, control, to-play, forcing, game-forcing, invites, transfers:H, agrees:H, ori asks: sau answers: urmat de { $about }
meaning-range = de la { $from } la { $to } nu este un interval; trebuie să fie crescător și să se termine cel mult la { $most }
meaning-too-much = un înțeles poate avea cel mult { $most ->
    [one] { $most } tip
    [few] { $most } tipuri
   *[other] { $most } de tipuri
} de mână, condiții sau scopuri
meaning-twice = { $text } repetă ce s-a spus deja despre această mână
meaning-which-suit = o lungime are nevoie de una până la patru culori
member-no-name = lipsește numele
member-signs = sunt caractere care nu se văd; scrieți din nou textul
member-too-long = „{ $begin }…” este prea lung; numărul maxim de caractere este { $most }
member-writes-for-himself = un membru al juriului își semnează propria hotărâre; nu scrieți `signed-by`
members-no-name-column = nicio coloană nu conține numele; spuneți care este
members-too-many = un club poate avea cel mult { $most } de persoane
mixed-cards-after-revoke-only = cărțile amestecate contează numai după încheierea jocului, când s-a invocat o renonsă (66D)
more-numbers-than-players = sunt mai multe numere de legitimație decât jucători
movement-for-event-for = circulația este pentru { $these }, dar concursul este pentru { $those }
movement-give-sides-or-players = indicați `ns` și `ew`, sau toate cele patru: `n`, `e`, `s` și `w`
movement-has-no-rounds = circulația nu are runde
movement-has-numbers-1 = circulația folosește numerele de la 1 la { $most }; { $position } nu este unul dintre ele
movement-is-wrong = circulația este greșită: { $fault }
movement-plans-more-rounds = `planned` este { $planned }, dar circulația are { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} și numai într-un turneu elvețian se mai pot adăuga altele; omiteți `planned` sau creați concursul cu `structure: swiss`
movement-who-sits-there = masa { $table }: cine stă acolo?
movement-wrong-correct-or = circulația este greșită: { $fault }; corectați-o, sau scrieți `unproved: true` și motivul în `why`
must-be-legal-card = cartea înlocuitoare trebuie să fie legală
must-be-penalty-card = cartea jucată în schimb trebuie să fie una dintre cărțile penalizate ale acelui jucător
must-choose-suit-led = jucătorul trebuie să aleagă o carte din culoarea atacată la levata aceea (67A1, 67B1a)
name-empty = numele trebuie să nu fie gol
name-form-by-letter = dați formei o literă, sau nicio literă dacă dona nu era incorectă, și indicați mesele care au jucat dona în acea formă
name-ruling-or-penalty = indicați fie decizia, fie penalizarea
name-those-who-will = indicați cine va judeca apelul: `members: [...]`
name-variation-by-number = indicați modificarea prin numărul ei, de la 1 la { $most }
named-already = concurentul { $number } are deja numele sale: { $players }; arbitrul le poate corecta
named-twice = { $member } apare de două ori
needs-reason-write-why = lipsește motivul ({ $what }); scrieți `why: ...`
next-round-has-not = runda următoare nu a fost anunțată; nimeni nu se mută înainte de semnal
next-stage-starts-later = etapa următoare trebuie să înceapă după momentul de față
no-amount-write-number = { $amount } nu este o valoare; scrieți un număr peste 0, ca 1 sau 0.5
no-call-to-change = acel jucător nu a făcut nicio declarație care să poată fi schimbată
no-card-designated = nicio carte a mortului nu a fost desemnată
no-card-just-designated = nu s-a desemnat chiar acum nicio carte a mortului
no-card-lead-written = { $lead } nu este o carte; scrieți atacul ca `HK` sau `S10`
no-card-to-take-back = acel jucător nu mai poate lua înapoi nicio carte (47F2)
no-committee-appointed-write = nu a fost numit niciun juriu; scrieți mai întâi `committee`
no-contract-allowed-4s = { $contract } nu este un contract; scrieți `4S`, `4SX`, `3NTXX` sau altul asemenea, ori `Pass`
no-contract-write-contract = lipsește contractul; scrieți `contract: 4S` sau `contract: Pass`
no-declarer-write-by = lipsește declarantul; scrieți `by` cu N, E, S sau W
no-designation-to-change = nu există o desemnare care să poată fi schimbată
no-event-yet = încă nu există concurs
no-fifth-card = nu există nicio a cincea carte care să fi putut fi un atac
no-open-review = decizia { $number } nu are nicio întrebare deschisă potrivit Legii { $law }
no-penalty-card = cartea aceea nu este o carte penalizată
no-play-to-revoke-in = încă nu s-a jucat nimic, deci nimeni nu putea face renonsă
no-revoke-by-known-cards = cărțile cunoscute arată că la levata aceea nu a fost renonsă
no-revoke-on-trick-13 = nimeni nu poate face renonsă la levata 13: fiecare mână are o singură carte
no-rounds-to-switch = `{ $rounds }` nu sunt runde; scrieți `best` sau `7,8`
no-such-card-on-the-table = acea carte nu a fost arătată, nici atacată sau jucată peste rând
no-such-clause = Legile din { $edition } nu au clauza { $id }; un regulament se indică împreună cu numele cărții, ca `WB 81.4.2`
no-such-clause-near = Legile din { $edition } nu au clauza { $id }; apropiate: { $near }; un regulament se indică împreună cu numele cărții, ca `WB 81.4.2`
no-such-contestant-to-rename = nu există concurentul { $number }
no-time-for-opening-lead = atacul inițial trebuie făcut după pas-ul final și înainte ca vreo carte să fie pusă pe față
no-trick-given-up = prin revendicare nu s-a cedat nicio levată care să poată fi înapoiată (71)
no-trick-to-inspect = nu există o astfel de levată de inspectat
no-trick-turned-yet = încă nu a fost închisă nicio levată, sau jocul s-a încheiat
no-tricks-to-give = levatele se pot acorda numai când se decide asupra unei revendicări sau concesii (69 până la 71) sau prin echitate după o renonsă (64C); aici nu este nici una, nici alta
no-tricks-write-tricks = lipsește numărul de levate; scrieți `tricks: 10` sau `result: "="`
nobody-appointed-hear = nimeni nu a fost numit să judece apelul
nobody-late-by-no = spuneți cu câte minute a întârziat concurentul
nobody-named-write-name = nu este indicat nimeni; scrieți `name: ...`
nobody-plays-place-empty = { $spot }: dona nu se joacă, fiindcă un loc este gol
nobody-seated-enter-contestants = nimeni nu este așezat; înscrieți concurenții, și folosiți `seated` dacă numerele lor nu sunt cele din circulație
nobody-stands-for-contestant = nimeni nu ține locul concurentului { $contestant }
not-made-not-found = nu s-a găsit: { $what }; aceasta nu dovedește că nu există
not-made-refuted = circulația obținută ({ $name }) este greșită: { $fault }
not-made-this-way = { $reason }; poate există o circulație de alt fel, dar nu este construită aici
not-only-yours = { $spot }: rezultatul nu mai este introdus numai de axa dumneavoastră; numai un arbitru îl poate șterge
not-played-by-movement-only = masa { $other } are un rezultat la dona ei din același moment al acestei runde, deci circulația nu scoate dona; dacă dona s-a pierdut din cauza jocului lent sau a ceva asemănător, dați fiecărei axe scorul ei, prin `cancelled`
not-played-result-together = `not-played` nu poate sta împreună cu un rezultat; păstrați numai unul dintre ele
not-taken-away = dona { $board } la masa { $table } în runda { $round } nu a fost scoasă; o decizie se schimbă prin altă decizie
note-empty = nota este goală
nothing-let-slip = acel jucător nu a dat nicio informație neautorizată care să poată fi ignorată
nothing-put-right-after = după { $end } nu se mai poate corecta nimic; cererea a fost făcută la { $asked }
number-taken-or-not = numărul { $contestant } este deja folosit sau nu este permis; dați fiecărui concurent alt număr, începând cu 1
number-too-large = { $contestant } este prea mare pentru numărul unui concurent; numerotați-i 1, 2, 3, până la { $most }, și scrieți numerele de legitimație la `members`
on-law-discipline-director = în materie de lege și disciplină decizia Directorului de concurs nu poate fi schimbată; scrieți `decision: recommended`
one-player = un jucător
only-declarer-names = numai declarantul poate cere cărți de la mort, după ce atacul este întors pe față
only-director-charge-waives = numai Directorul de concurs poate renunța la depozit
only-director-marks-board = numai un arbitru poate marca o donă ca nejucată; o donă din circulație primește în schimb un scor
only-director-marks-result = numai un arbitru poate marca un rezultat ca jucat pe axa greșită
only-director-marks-result-wrong = numai un arbitru poate marca un rezultat ca jucat pe axa greșită sau poate scoate marcajul
only-dummy-places = numai mortul poate așeza o carte ca jucată, în timpul jocului
only-exchanged-after-session = sesiunea s-a încheiat; locurile se mai pot doar schimba între ele: scrieți noul loc al fiecărui concurent care a stat în locul altuia
only-on-law-discipline = un juriu recomandă o schimbare numai în materie de lege și disciplină; aici hotărăște juriul; scrieți `decision: upheld` sau `decision: changed`
only-one-side-agreed = { $spot }: o singură axă a confirmat rezultatul; `agreed` trebuie scris de cealaltă axă sau de un arbitru care a întrebat acea axă și care indică motivul
only-one-side-agreed-more = { $spot }, și încă { $more }: o singură axă a confirmat rezultatul; `agreed` trebuie scris de cealaltă axă sau de un arbitru care a întrebat acea axă și care indică motivul
only-scorer-or-director = numai un scorer sau un arbitru poate introduce un bilet de rezultat semnat de ambele axe
only-server-says-played = numai serverul scrie unde a fost jucată o donă
only-team-has-captain = { $captain }: numai o echipă are căpitan
only-team-has-name = numai o echipă are un nume al ei; spuneți despre care jucător este vorba: `player: ...`
organiser-must-approve-write = Organizatorul trebuie să aprobe; scrieți `approved-by`
other-form-in-a-match = masa { $table } a aceluiași meci nu a jucat dona { $board } în acea formă (runda { $round }), deci cele două rezultate nu se pot compara; dați mai întâi o decizie asupra donei: acordați scoruri artificiale
others-stand-for-contestant = alții țin deja locul concurentului { $contestant }
parties-know-ruling-since = părților li s-a comunicat decizia { $ruling } la { $told }; termenul lor de apel nu începe din nou
penalty-appealed-by-number = împotriva unei penalizări se face apel cu numărul ei: `penalty: 1`; la o decizie spuneți `law`, `fact` sau `judgement`
penalty-not-one-discipline = penalizarea nu este disciplinară; scrieți `standard: 1`
penalty-one-procedure-write = penalizarea { $number } este procedurală; scrieți în schimb `points: [penalty]`
penalty-stands-already-write = acea penalizare este deja valabilă; scrieți `decision: upheld`
penalty-was-taken-back = penalizarea { $number } a fost anulată
penalty-was-taken-back-already = penalizarea { $number } a fost deja anulată
penalty-was-taken-back-meanwhile = penalizarea { $number } a fost între timp anulată; scrieți `standard: 0` sau `decision: upheld`
period-over-for-claim = Perioada de Corecție s-a încheiat (79C): revendicarea sau concesia rămâne cum s-a convenit (69B, 71)
period-over-for-missing-card = o carte lipsă se poate reîncadra în mână numai până la sfârșitul Perioadei de Corecție (14B, 79C)
period-over-for-rectification = Perioada de Corecție s-a încheiat: ce se descoperă acum nu se mai poate rectifica (81C3, 79C)
place-round = runda { $round }
placed-alias = un alias nu este permis
placed-alias-of-what-contains-it = un alias trimite la ceea ce îl conține
placed-allowed = folosiți { $allowed }
placed-as-key = { $key } este folosit drept cheie
placed-correct-it = corectați greșeala
placed-correct-the-line = corectați rândul; și JSON este permis
placed-ends-too-early = textul se termină prea devreme
placed-keep-one-document = lăsați un singur document într-un fișier
placed-keep-one-of-them = păstrați numai unul dintre ele
placed-key-is-word = folosiți un cuvânt drept cheie
placed-key-there-twice = cheia { $key } apare de două ori
placed-known-here = folosiți una dintre cheile { $keys }
placed-list = o listă: [...]
placed-mapping-key-value = un grup de chei și valori: {"{"}key: value{"}"}
placed-mapping-with-keys = un grup de chei și valori cu cheile { $fields }
placed-nested-too-deep = sunt mai mult de { $most ->
    [one] { $most } nivel
    [few] { $most } niveluri
   *[other] { $most } de niveluri
} unul în altul
placed-no = lipsește `{ $key }`
placed-no-value-here = aici lipsește o valoare
placed-not-allowed = nu se permite { $what }
placed-not-list = { $what } nu este o listă
placed-not-mapping = { $what } nu este un grup de chei și valori
placed-not-yaml = acesta nu este YAML valid la coloana { $col }: { $error }
placed-nothing = o valoare goală
placed-part-the-document = împărțiți documentul
placed-second-document = există un al doilea document
placed-so-many-values = nu sunt permise atâtea valori: { $length }
placed-text = un text
placed-too-many-keys = un grup are mai mult de { $most ->
    [one] { $most } cheie
    [few] { $most } chei
   *[other] { $most } de chei
}
placed-too-many-values = documentul are peste { $most ->
    [one] { $most } valoare
    [few] { $most } valori
   *[other] { $most } de valori
}
placed-unknown-key = cheia { $key } este necunoscută
placed-value-without-key = există o valoare fără cheie
placed-where-list-should-be = { $what } se află unde ar trebui să fie o listă
placed-whole-number-not-too = un număr întreg care nu este prea mare
placed-word-alone = un cuvânt stă singur
placed-write = scrieți `{ $key }: ...`
placed-write-fewer-keys = scrieți mai puține chei
placed-write-it-flat = folosiți mai puține niveluri
placed-write-key = scrieți cheia
placed-write-list = scrieți o listă: [...]
placed-write-list-of-items = scrieți o listă: fiecare element începe cu `- `
placed-write-mapping-with-keys = scrieți un grup de chei și valori cu cheile { $keys }
placed-write-one = scrieți o valoare
placed-write-to-the-end = completați textul
placed-write-value-out = scrieți valoarea întreagă; aliasurile nu sunt permise
placed-write-value-out-too = scrieți valoarea în întregime
placed-write-what-follows = scrieți ce trebuie să urmeze după acel cuvânt
places-board-twice = cu aceste locuri concurentul { $contestant } ar juca dona { $board } în runda { $first } și încă o dată în runda { $second }; dacă ocupă aceste locuri din runda { $first }, schimbarea trebuie să înceapă din acea rundă (`from: { $first }`); altfel cereți-i să se așeze unde îl pune circulația
plan-write-as-docs = plan: { $error }; scrieți planul așa cum este arătat în docs/movements.md
play-has-begun-only = jocul a început: acum numai Directorul de concurs poate modifica regulamentele, la nivelul `director`
play-has-begun-stays = jocul a început: `{ $key }` rămâne cum a fost anunțat; nu se pot modifica { $settings }
played-elsewhere = dona { $number } s-a jucat la masa { $table } a acestui meci, deci trebuie jucată și aici, sau o decizie trebuie să spună cât valorează
player-has-name = un jucător trebuie să aibă un nume
plays-for-contestant = { $player } joacă pentru concurentul { $number }
plays-for-contestant-round = { $player } joacă pentru concurentul { $contestant } în runda { $round }, în loc de { $out }; nimeni nu poate juca în două locuri deodată
poll-answered = acest telefon a răspuns deja
poll-not-an-action = { $text } nu este nici declarație, nici carte
poll-not-asked = părerea dumneavoastră nu a fost cerută sau nu mai este necesară
poll-not-contestant = concurentul { $number } nu poate fi întrebat: este parte în caz, este coechipier al unei părți sau mai are de jucat dona { $board }
rename-who = { $player } nu joacă pentru concurentul { $number }; jucătorii lui sunt { $players }
renamed-is-entered = { $name } joacă deja aici; dacă este altcineva, scrieți numele mai complet
requested-after-entry = momentul din `requested` este ulterior înregistrării
requested-before = `requested` este { $asked }, înainte de { $earliest } ({ $what })
requests-heard-until = se mai pot face cereri până la { $at }
reserve-competes-keep-one = o rezervă concurează; păstrați una singură dintre `reserve` și `out-of-competition`
reserves-not-level = { $group }: concurentul { $who } nu este la egalitate cu nimeni, deci nu se trage la sorți, sau este indicat de două ori; scoateți-l din --drawn
reserves-of-one-ranking = { $file } are un singur clasament; scrieți un singur număr după el: { $file }=4
reserves-of-two-lines = { $file } are două clasamente, Nord-Sud și Est-Vest; scrieți câți se califică din fiecare: { $file }=4+4
result-final-nothing-changed = rezultatul este definitiv; nu se mai poate schimba nimic
result-for-players-table = numai jucătorii mesei { $table }, un scorer sau un arbitru pot introduce un rezultat, nu { $role }
result-official-before-final = un rezultat trebuie să fie oficial înainte de a fi definitiv; scrieți mai întâi `official`
result-official-there-nothing = rezultatul este oficial și nu mai există nimic din care să se retragă cineva; acum un loc se mai poate pierde numai prin descalificare
results-held-back-already = publicarea rezultatelor este deja oprită
results-held-back-write = publicarea rezultatelor este oprită: { $why }; scrieți mai întâi `released`
results-missing-first-them = rezultate lipsă: { $count }, dintre care primul este la dona { $board }, masa { $table }, runda { $round }
results-not-held-back = publicarea rezultatelor nu este oprită
review-before-result = dona { $board } nu are încă rezultat; dacă a existat prejudiciu se judecă la sfârșitul jocului
review-open = decizia { $number } la dona { $board }, masa { $table }, runda { $round } lasă deschisă o întrebare potrivit Legii { $law }: a existat prejudiciu? Răspundeți cu `reviewed`
review-wants-score = a existat prejudiciu potrivit Legii { $law } la dona { $board }, masa { $table }, runda { $round }; acordați scorul ajustat printr-o decizie
revoke-shown-by-cards = cărțile acestui joc sunt notate și arată restul: spuneți numai cine a făcut renonsă și la ce levată
round-began = începutul rundei
round-comes-next-not = urmează runda { $next }, nu runda { $round }
round-has-begun-already = runda { $round } a început deja
round-has-begun-movement = runda { $round } a început; o circulație se schimbă începând cu o rundă care nu a început
round-has-no-table = runda { $round } nu are masa { $table }; mesele ei sunt { $names }
round-has-not-been = runda { $round } nu s-a jucat; schimbați circulația dacă nu se va juca
round-has-not-begun = runda { $round } nu a început; scrieți mai întâi `round-started`
round-is-over = runda { $round } s-a încheiat
round-lasts-1-minutes = o rundă trebuie să dureze de la 1 la { $most ->
    [one] { $most } minut
    [few] { $most } minute
   *[other] { $most } de minute
}
round-not-begun = runda { $round } nu a început
round-over-score-changed = runda s-a încheiat: scorul se poate schimba pentru ambele axe numai dacă arbitrul este ferm convins de rezultatul obținut la masă (scrieți `convinced: true`); altfel scorul rămâne valabil, sau o decizie micșorează scorul unei singure axe
round-over-slip-for-director = runda s-a încheiat; acum numai un arbitru poate corecta rezultatul: { $spot }
rounds-1-first-before = rundele trebuie să fie de la 1 la { $rounds }, prima înaintea ultimei
rounds-before-round-not = rundele dinaintea rundei { $from } nu sunt cum s-au jucat; `openroom movement change` le păstrează
ruling-about = decizia { $replaced } este despre altă donă: { $other }
ruling-names-law-or = o decizie trebuie să indice Legea sau regulamentul pe care se bazează; scrieți `laws: [...]`
ruling-under-appeal-appeal = decizia { $replaced } este în apel, deci hotărăște apelul
ruling-was-put-right = decizia { $number } a fost înlocuită de decizia { $by }; faceți apel împotriva aceleia
ruling-was-put-right-already = decizia { $replaced } a fost deja înlocuită
ruling-was-put-right-by = decizia { $ruling } a fost înlocuită de decizia { $by }; comunicați-le jucătorilor decizia aceea
rulings-until = termenul pentru cererea unei decizii a expirat la { $end }; cererea a fost făcută la { $asked }
say-for-what-offence = indicați abaterea, de exemplu `offence: slow-play`
say-from-which-round = spuneți începând cu care rundă, de exemplu `from: 3`
say-what-about-points = spuneți despre ce este apelul, de exemplu `points: [judgement]`
say-what-becomes-deposit = spuneți ce se întâmplă cu depozitul: `returned` sau `kept`
say-which-member-decides = spuneți care membru hotărăște; membrii sunt { $members }
score-belongs-decision-changed = un scor se poate da numai cu `decision: changed`
score-board-table-round = scorul donei { $board } la masa { $table } în runda { $round } a sesiunii { $session } este contestat
score-board-table-round-disputed = scorul donei { $board } la masa { $table } în runda { $round } este contestat; scrieți o corectare sau o decizie
score-not-one-them = scorul este { $points }, nu { $said }; unul dintre ele este greșit
score-stands-already-write = acel scor este deja valabil; scrieți `decision: upheld`
scored-0-100 = scrieți un număr de la 0 la 100
scored-0-13 = de la 0 la 13
scored-0-40-per-cent = scrieți de la 0 la 40 la sută dintr-un top (White Book 145.5)
scored-0-not-allowed = 0 nu este permis
scored-0-or-more = scrieți 0 sau mai mult
scored-absent-for-pairs-individuals = `absent` este numai pentru concursuri de perechi și individuale
scored-add = adăugați concurentul sau dona
scored-adjusted-together = `adjusted` nu poate sta împreună cu `{ $other }`
scored-after-most = `after` nu poate fi mai mare decât `of`
scored-allowed-4s-4sx-3ntxx = folosiți `4S`, `4SX`, `3NTXX` și altele asemenea, sau `Pass`
scored-allowed-against-contract = folosiți =, de la +1 la +{ $over } sau de la -1 la -{ $under }
scored-allowed-ave-ave-ave = folosiți `AVE+`, `AVE`, `AVE-`, un procentaj de la 0 la 100 sau `complement`
scored-allowed-n-e-s = folosiți N, E, S sau W
scored-allowed-none-ns-ew = folosiți `none`, `NS`, `EW` sau `both`
scored-board = dona { $name }
scored-board-has-no-number = dona { $board } nu are un număr din care să reiasă vulnerabilitatea
scored-boards-fine-for-reason = `boards` și `fine` sunt numai pentru un motiv acceptat
scored-boards-match = sunt { $boards ->
    [one] { $boards } donă
    [few] { $boards } done
   *[other] { $boards } de done
} într-un meci de { $length }
scored-boards-not-fewest-most = `boards` trebuie să fie numărul minim și cel maxim
scored-bye-has-one-contestant = o pauză trebuie să aibă un singur concurent
scored-cancel-result-award-artificial = anulați rezultatul și acordați scoruri artificiale: `award: {"{"}ns: AVE+, ew: AVE+{"}"}` (White Book 147.2)
scored-change-them-so-they = schimbați ponderile ca să dea împreună exact 1
scored-complement-rests-on-86b2b = un complement se bazează pe 86B2b, pe care Legile din 2007 nu o au
scored-contestant-carries-total-but = concurentul { $name } are puncte reportate, dar nu se spune cât putea obține cel mult
scored-contestant-has-two-results = concurentul { $name } are două rezultate la această donă
scored-contestant-or-board-does = nu există un astfel de concurent sau o astfel de donă
scored-contestant-plays-against-itself = concurentul { $name } joacă împotriva lui însuși
scored-contestant-there-twice = concurentul { $name } apare de două ori
scored-contestant-unknown = concurentul { $name } nu este cunoscut
scored-contestant-unknown-has-no = concurentul { $name } nu este cunoscut: nu are niciun rezultat
scored-contestant-withdraws-twice = concurentul { $contestant } se retrage de două ori
scored-correct-boards = corectați donele
scored-correct-matches-or-result = corectați `matches` sau rezultatul
scored-correct-ns-or-ew = corectați `ns` sau `ew`
scored-correct-or-add-contestants = corectați concurentul sau adăugați-l la `contestants`
scored-correct-or-give-results = corectați meciul, sau dați rezultatele lui ori înregistrarea lui din `matches`
scored-correct-or-list-everybody = corectați concurentul, sau treceți-i pe toți la `contestants`
scored-does-not-sit-there = { $name } nu stă la această masă
scored-drawn-row-first-then = scrieți mai întâi rândul egalității, apoi diferențele și punctele de victorie în ordine crescătoare
scored-fewest-boards-more-than = numărul minim de done este mai mare decât cel maxim
scored-file-empty = fișierul este gol
scored-form = forma { $form }
scored-give-as-many-tables = dați tot atâtea mese într-un sens ca în celălalt
scored-give-each-contestant-own = dați fiecărui concurent propriul `id`
scored-give-each-match-own = dați fiecărui meci propriul nume
scored-give-each-number-boards = dați câte o coloană fiecărui număr de done
scored-give-each-side-score = dați fiecărei axe scorul ei
scored-give-result-other-table = dați rezultatul de la cealaltă masă cu echipele invers, sau un scor în `award`
scored-give-results-or-what = dați rezultatele meciului sau scorul lui final
scored-hybrid-has-scales-for = punctajul hibrid este pentru meciuri de 2 până la 64 de done
scored-keep-one = păstrați un singur scor
scored-keep-one-another-session = păstrați un singur rezultat; pentru o donă cu același număr din altă sesiune scrieți `session: 2`
scored-keep-two-tables-team = păstrați două rezultate; pentru o echipă de opt scrieți `four: 1`, `four: 2`
scored-known-or-add-under = folosiți una dintre { $known }, sau adăugați scala la `scales`
scored-least-1 = scrieți 1 sau mai mult
scored-length-match-needed-for = este nevoie de numărul de done al meciului pentru a calcula ce nu s-a jucat
scored-less-than-0 = { $what } este mai mic decât 0
scored-loser-has-more-than = cel învins ar avea mai multe puncte de victorie decât câștigătorul
scored-match = meciul { $a } cu { $b }
scored-match-board = { $of }, dona { $board }
scored-match-there-twice = meciul { $name } apare de două ori
scored-match-unknown = meciul { $name } nu este cunoscut
scored-match-without-results = meciul nu are rezultate
scored-matches-decide-nothing-this = la acest concurs meciurile nu decid nimic: clasamentul se face după done
scored-method-does-not-go = metoda { $method } nu se poate folosi la acest fel de concurs
scored-more-rounds-played-than = s-au jucat mai multe runde decât există
scored-more-than-100-per = { $what } este peste 100 la sută
scored-more-than-one-outcome = pentru acest meci este scris mai mult de un rezultat
scored-most-10000 = scrieți cel mult 10000
scored-most-65-535-each = folosiți cel mult 65 535 din fiecare
scored-name-side-not-fault = indicați axa fără vină: `{"{"}ns: [[430, 1]]{"}"}`
scored-name-two-different-contestants = indicați doi concurenți diferiți
scored-name-who-came-back = indicați concurentul care a revenit și a găsit dona jucată de o rezervă (White Book 144.3)
scored-nested-too-deep = sunt prea multe niveluri unul în altul
scored-no-award = { $what } nu este un scor artificial
scored-no-columns = nu sunt coloane
scored-no-contract = { $what } nu este un contract
scored-no-fine-for-board = { $fine } nu poate fi penalizarea în puncte pentru o donă
scored-no-number-tricks = { $what } nu este un număr de levate
scored-no-result = lipsește rezultatul
scored-no-scale = lipsește scala
scored-no-score-for-ew = lipsește scorul pentru `ew`
scored-no-score-for-ns = lipsește scorul pentru `ns`
scored-no-seat = { $what } nu este un loc
scored-no-vulnerability = { $what } nu este o vulnerabilitate
scored-nobody-else-played-board = nimeni altcineva nu a jucat dona în { $form }
scored-not-boards-sessions = acestea nu sunt donele sesiunilor
scored-not-bye = aceasta nu este o pauză
scored-not-contestants-match = aceștia nu sunt concurenții unui meci
scored-not-event = acesta nu este un concurs
scored-not-more-than-0 = { $what } nu este mai mare decât 0
scored-not-one-amount = este nevoie de o singură valoare
scored-not-one-or-two = trebuie să fie unul sau doi jucători
scored-not-one-side = `better-of` trebuie să indice axa care nu este de vină, și numai pe ea
scored-not-possible = { $what } nu este posibil la { $bid }
scored-not-row = acesta nu este un rând al scalei
scored-not-score = { $points } nu este un scor pe care îl poate avea această donă (77)
scored-not-score-weight = acesta nu este un scor cu ponderea lui
scored-not-two-awards = { $what } nu sunt două scoruri
scored-not-two-numbers = acestea nu sunt două numere
scored-not-two-teams-match = un meci trebuie să aibă două echipe
scored-number-3-0-6 = un număr: 3, 0.6 sau 1/3
scored-number-or-word = un număr sau un cuvânt
scored-one-from-open-room = un rezultat trebuie să fie din sala deschisă și unul din sala închisă
scored-pairs-individual-matchpoints-cross = pentru perechi și individual folosiți `matchpoints`, `cross-imps`, `butler` sau `total`; pentru echipe folosiți `imps`, `total`, `point-a-board` sau `hybrid`
scored-played-different-forms = dona s-a jucat în forme diferite
scored-played-nothing-so-boards = concurentul nu a jucat nimic, deci nu se pot număra donele pe care le-a pierdut
scored-raise-scoring-expected-or = măriți `scoring.expected`, sau scoateți rezultate
scored-redress-better-cannot-be = `redress` și `better-of` nu se pot calcula donă cu donă la scorul hibrid
scored-repeated-average-plus-rests = `repeated-average-plus` se bazează pe 12C2d, pe care Legile din 2007 nu o au
scored-result-from-one-side = există un rezultat numai cu echipele așezate într-un singur sens
scored-result-this-match-names = un rezultat al acestui meci indică o echipă care nu face parte din el
scored-result-tricks-together = scrieți `result` sau `tricks`, nu amândouă
scored-results = sunt { $count ->
    [one] { $count } rezultat
    [few] { $count } rezultate
   *[other] { $count } de rezultate
}
scored-results-different-forms-cannot = rezultatele unor forme diferite nu se pot compara (86B2, 87C): acordați scoruri artificiale
scored-results-not-list = `results` nu este o listă
scored-results-where-expected = sunt { $count ->
    [one] { $count } rezultat
    [few] { $count } rezultate
   *[other] { $count } de rezultate
}, dar se așteaptă numai { $expected }
scored-results-with-north-south = { $name } trebuie să aibă tot atâtea rezultate pe ambele axe, nu { $sits_ns } pe Nord-Sud și { $sits_ew } pe Est-Vest
scored-right-form = forma corectă
scored-rows-do-not-rise = rândurile nu sunt în ordine crescătoare
scored-scale-does-not-go = scala { $scale } nu se poate folosi cu această metodă
scored-scale-has-no-column = scala { $scale } nu are coloană pentru { $boards ->
    [one] { $boards } donă
    [few] { $boards } done
   *[other] { $boards } de done
}; are coloane pentru { $has }
scored-scale-unknown = scala { $what } nu este cunoscută
scored-scale-wants-imps = scala { $scale } cere IMP-uri
scored-scale-wants-percentages = scala { $scale } cere procentaje
scored-scales-not-mapping = `scales` nu este un grup de chei și valori
scored-scores-multiples-10-as = scrieți scorul Nord-Sud, un multiplu de 10
scored-set-boards-match-or = indicați `boards` pentru meci sau `scoring.vp.boards`, sau deosebiți rundele ori meciurile
scored-set-boards-match-or-scoring = indicați `boards` pentru meci sau `scoring.vp.boards`, sau scoateți done
scored-set-boards-or-take = indicați `boards`, sau folosiți altă scală
scored-set-scoring-vp = indicați `scoring.vp`
scored-set-scoring-vp-boards = indicați `scoring.vp.boards`
scored-set-scoring-vp-or = indicați `scoring.vp`, sau scoateți meciul
scored-side-has-score-already = { $key }: axa aceea are deja un scor
scored-take-another-scale-or = folosiți altă scală, sau indicați `scoring.vp.boards`
scored-take-out-or-set = scoateți `repeated-average-plus`, sau puneți `edition: 2017`
scored-team-plays-against-itself = echipa { $name } joacă împotriva ei însăși
scored-together = nu pot fi date împreună: { $said }
scored-too-large = numărul este prea mare
scored-too-many-sections-or = sunt prea multe secțiuni sau forme
scored-too-many-weighted-results = sunt prea multe rezultate ponderate într-un meci
scored-turn-them-round = inversați cele două numere
scored-two-columns-hold-boards = două coloane corespund aceluiași număr de done: { $min }
scored-two-contestants-on-one = sunt doi concurenți pe o axă
scored-two-players-side-for = doi jucători pe o axă sunt numai pentru `kind: individual`
scored-two-results-from-same = sunt două rezultate din aceeași sală
scored-use-fewer = folosiți mai puține rezultate ponderate
scored-victory-points-event-has = sunt date puncte de victorie la un concurs care nu le are
scored-weight-not-more-than = ponderea { $weight } trebuie să fie peste 0 și cel mult 1
scored-weights-add-up-not = ponderile dau împreună { $sum }, nu 1
scored-winners-victory-points-come = punctele de victorie ale câștigătorului trebuie să fie primele
scored-write-0-13-or = scrieți de la 0 la 13, sau `result: "+1"`
scored-write-12-8 = scrieți `[12, 8]`
scored-write-3-7 = scrieți `[3, 7]`
scored-write-420-0-6 = scrieți `[420, 0.6]`
scored-write-60-40 = scrieți `60/40`
scored-write-accepted-true-or = scrieți `accepted: true`, sau scoateți `boards` și `fine` (White Book 145.5)
scored-write-award-ave-ave = scrieți `award` (AVE+/AVE-), sau `matches` cu `cut-short` sau `bye`
scored-write-award-or-assigned = scrieți `award` sau `assigned` (86D din 2007), sau puneți `edition: 2017`
scored-write-boards-24 = scrieți `boards: 24`
scored-write-boards-5-6 = scrieți `boards: [5, 6]`
scored-write-event-see-docs = scrieți un concurs; vedeți docs/scoring.md
scored-write-imps-or-set = scrieți `imps`, sau indicați `scoring.vp`
scored-write-least-one = scrieți cel puțin o coloană
scored-write-list-results = scrieți o listă de rezultate
scored-write-mapping-event-scoring = scrieți un grup de chei și valori cu `event`, `scoring`, `results` și așa mai departe
scored-write-name-each-scale = scrieți numele fiecărei scale drept cheie
scored-write-number-above-0 = scrieți un număr mai mare decât 0
scored-write-number-for-each = scrieți câte un număr pentru fiecare sesiune, ca `[0, 6]`
scored-write-one = scrieți unul dintre { $outcomes }
scored-write-one-standard-1 = scrieți unul dintre `standard: 1`, `disciplinary: 1`, `amount: 0.5`
scored-write-own-average-average = scrieți `own-average`, `average-plus`, `{"{"}vps: 12{"}"}` sau `{"{"}withdrawn: 7{"}"}`
scored-write-possible-most-could = scrieți `possible`, maximul pe care îl putea obține concurentul, fiindcă clasamentul se face după procentaj (White Book 143.1)
scored-write-result-1-or = scrieți `result: "+1"` sau `tricks: 11`
scored-write-share-such-as = scrieți o cotă ca 0.6 sau 1/3
scored-write-vul-none-ns = scrieți `vul` cu `none`, `NS`, `EW` sau `both`
scored-write-what-each-side = scrieți în `assigned` ce primește fiecare axă (White Book 12.1.7)
scored-write-winner-loser-least = scrieți `[învingător, învins, diferența minimă]`, ca `[11, 9, 1]`
scores-corrected-until = termenul pentru corectarea scorurilor a expirat la { $end }; cererea a fost făcută la { $asked }
seat-or-seat = { $one } sau { $other }
seated-from = `from` trebuie să fie o rundă a sesiunii, de la 1 la { $rounds }
seated-from-later = locurile se pot schimba cel mai târziu din runda { $next }, care este următoarea; scrieți-le pe cele ale rundei { $from } după ce a început runda { $before }
seats-after-the-session = sesiunea s-a încheiat; cei care au stat unul în locul celuilalt pot fi schimbați între ei cu `from`, runda din care au stat astfel
seats-come-after-movement = locurile vin după circulație; scrieți mai întâi `movement`
session-has-begun-boards = sesiunea a început; donele ei nu se mai pot distribui din nou
session-has-begun-write = sesiunea a început; scrieți `movement-changed` cu `from`, ca să rămână ce s-a jucat
session-has-no-movement = sesiunea { $number } nu are încă circulație; scrieți mai întâi `movement`
session-has-no-round = sesiunea { $session } nu are runda { $round }; are numai rundele de la 1 la { $rounds }
session-has-no-sealed = sesiunea { $session } nu are etuiuri sigilate
session-has-rounds-1 = sesiunea are rundele de la 1 la { $rounds }
session-not-over = sesiunea { $session } nu s-a încheiat
session-not-over-write = sesiunea { $number } nu s-a încheiat; scrieți mai întâi `session-over`
session-over = sesiunea { $session } s-a încheiat
session-over-already = sesiunea { $session } s-a încheiat deja
session-over-put-back = sesiunea s-a încheiat; o donă poate fi repusă numai cât timp sesiunea este în curs
session-over-result-stays = sesiunea { $session } s-a încheiat și fiecare donă are rezultatul ei; corectați rezultatul sau dați o decizie asupra lui
session-over-what-was = sesiunea { $session } s-a încheiat; o donă jucată al cărei rezultat nu a fost introdus are nevoie de o decizie
setting-allowed = `{ $key }` trebuie să fie una dintre valorile { $allowed }
setting-deposit = `deposit` trebuie să fie o sumă ca 30 GBP, sau `none`
setting-not-a-number = `{ $key }`: { $text } nu este un număr întreg de la { $least } la { $most }
setting-reserved = `{ $key }` este rezervat de nivelul { $layer } și nu se poate schimba la un nivel inferior (White Book 80.1)
setting-reserved-not-set = `{ $key }` este rezervat, dar nu are valoare; dați-i o valoare
share-itself = aceea este chiar masa în cauză
share-nobody = acolo nu joacă nimeni
share-not-mutual = cealaltă masă nu este marcată ca masă care partajează
share-other-boards = mesele au etuiuri diferite
share-other-tables = cele două mese care partajează donele nu indică aceleași mese
share-too-few = sunt mai puține etuiuri decât mese care le partajează
sheet-empty = nu este nimic în listă
sheet-too-large = lista este prea mare; poate avea cel mult { $columns } de coloane și { $rows } de rânduri
side-has-appealed-against = axa aceea a făcut deja apel împotriva acestei decizii sau penalizări
since-was-made-official = { $what } după ce scorul a devenit oficial; scrieți din nou `official`
spot = dona { $board } la masa { $table } în runda { $round }
spot-of-session = dona { $board } la masa { $table } în runda { $round } a sesiunii { $session }
stands-in-already = { $player } ține deja locul concurentului { $number }; nimeni nu poate juca în două locuri deodată
table-barred = Legile nu permit acest lucru acum
table-card-length = o fișă de convenții poate avea cel mult { $most } caractere; puneți una mai lungă pe o pagină și atașați adresa ei
table-card-stays = o carte jucată din propria mână nu poate fi retrasă, chiar dacă a fost o scăpare
table-does-not-play = masa { $table } nu joacă dona { $board } în runda { $round }; donele ei sunt { $boards }
table-dummy = cărțile mortului le joacă declarantul
table-for-commentator = numai un comentator poate face asta
table-for-director = numai arbitrul poate face acest lucru
table-for-players = numai un jucător de la masă poate face acest lucru
table-guided = la această masă se poate face numai ce permit Legile, iar acest lucru nu îl permit
table-has-director = această masă are arbitru: chemați arbitrul
table-has-progressed-already = masa { $table } s-a mutat deja
table-held = masa așteaptă ca mai întâi să se rezolve ceva
table-log-2007-or-2017 = 2007 sau 2017
table-log-action = o acțiune
table-log-action-word-or-call = o acțiune trebuie să fie un cuvânt, sau `{"{"}call: 2D, shows: [H]{"}"}`
table-log-board-already-gives-dealer = `board` dă deja distribuitorul și vulnerabilitatea (Legea 2); nu scrieți `dealer` și `vul`
table-log-board-missing-or-dealer = lipsește `board`; scrieți-l, sau scrieți `dealer` și `vul` în locul lui
table-log-breach-missing-write-breach = lipsește `breach`; scrieți `{"{"}breach: 43A2b, by: N{"}"}`
table-log-by-missing = lipsește `by`; { $form }
table-log-call = o declarație
table-log-call-missing-write-call = lipsește `call`; scrieți `{"{"}call: 2D, shows: [H]{"}"}`
table-log-cannot-be-required-write = { $word } nu se poate cere; scrieți o culoare (`H`), o carte (`HQ`), `highest` sau `lowest`
table-log-card = o carte
table-log-card-named-twice = cartea { $card } apare de două ori
table-log-clause-such-as-43a2b = o clauză precum 43A2b
table-log-contract-such-as = un contract precum 4SX
table-log-deal-has-four-hands = o donă trebuie să aibă patru mâini, nu { $count }; pentru o mână necunoscută scrieți `-`
table-log-deal-starts-with-seat = o donă trebuie să înceapă cu locul primei mâini și două puncte: `N:...`
table-log-dealer-missing-n-e = lipsește `dealer`; scrieți N, E, S sau W
table-log-denomination = o denominație
table-log-designates-no-card-write = { $word } nu desemnează nicio carte; scrieți o carte (`SA`), o culoare (`spade`), un rang (`king`), `high`, `low`, `win` sau `anything`
table-log-directors-entry-called-or = înregistrarea arbitrului trebuie să fie `called` sau o constatare ca `{"{"}unintended: yes{"}"}`
table-log-edition-there-twice = o ediție apare de două ori
table-log-entry = înregistrarea { $number } din jurnal
table-log-entry-has-one-actor = o înregistrare trebuie să indice o singură persoană, nu { $count }
table-log-entry-who-what = o înregistrare trebuie scrisă ca `cine: ce`
table-log-expect-mapping-part-outcome = `expect` trebuie să fie un grup de chei și valori care dă o parte din deznodământ
table-log-expected-not = aici se așteaptă { $expected }, nu { $what }
table-log-file-empty-log-has = fișierul este gol; un jurnal trebuie să aibă cel puțin `board` sau `dealer`
table-log-finding-missing = lipsește o constatare
table-log-finding-unknown = constatarea { $name } nu este cunoscută
table-log-form-which-board-was = forma în care s-a jucat dona, de exemplu `b`
table-log-give-either-edition-or = scrieți `edition` sau `editions`, o singură dată
table-log-hand-has-cards-hand = mâna lui { $seat } trebuie să aibă 13 cărți, nu { $n }
table-log-hand-has-suits-has = mâna lui { $seat } trebuie să aibă patru culori, nu { $suits }, mai întâi pica, despărțite prin puncte
table-log-hand-unclear-each-suit = mâna lui { $seat } nu este clară: { $text }; scrieți în fiecare culoare rangurile A K Q J T 9 până la 2, de sus în jos, fiecare o singură dată
table-log-hand-unclear-ranks-k = mâna lui { $seat } nu este clară: { $text }; rangurile sunt A K Q J T 9 până la 2
table-log-holds = cheile sunt { $names }
table-log-holds-by-trick-cards = `extra` trebuie să aibă cheile `by`, `trick` și `cards`
table-log-key-one-too-many = cheia { $extra } este în plus; o înregistrare poate avea o singură constatare
table-log-key-unknown = cheia { $name } nu este cunoscută; { $form }
table-log-key-unknown-here-write = cheia { $name } nu este cunoscută aici; scrieți `{"{"}call: 2D, shows: [H]{"}"}`
table-log-key-unknown-keys = cheia { $name } nu este cunoscută; cheile sunt { $keys }
table-log-key-unknown-write-breach = cheia { $name } nu este cunoscută; scrieți `{"{"}breach: 43A2b, by: N{"}"}`
table-log-least-one-edition-needed = este nevoie de cel puțin o ediție: 2007, 2017 sau amândouă
table-log-list-cards = o listă de cărți
table-log-list-clauses = o listă de clauze
table-log-list-denominations = o listă de denominații
table-log-list-editions = o listă de ediții
table-log-list-entries-such-as = o listă de înregistrări ca `- N: 1NT`
table-log-log-mapping-with-keys = un jurnal trebuie să fie un grup de chei și valori, cu chei ca `board` și `log`
table-log-missing = lipsește { $name }; { $form }
table-log-names-hands-cards-n = `cards` trebuie să indice mâini: `{"{"}cards: {"{"}N: 14, E: 12{"}"}{"}"}`
table-log-names-side-tricks-ns = `tricks` trebuie să indice o axă: `{"{"}tricks: {"{"}NS: 9{"}"}{"}"}`
table-log-neither-yes-nor-no = { $other } nu este nici `yes`, nici `no`
table-log-no-action-takes-call = { $text } nu este o acțiune; folosiți o declarație (Pass, X, XX, 1C ...), o carte (SA, HT ...) sau un cuvânt ca `attention`, `claims 4`, `names SA`
table-log-no-call-calls-pass = { $word } nu este o declarație; declarațiile sunt Pass, X, XX și anunțuri ca 1C sau 3NT
table-log-no-card-card-suit = { $word } nu este o carte; scrieți culoarea și rangul, ca SA sau HT
table-log-no-contract = { $text } nu este un contract; scrieți-l ca 3NT, 4SX sau 4SXX
table-log-no-denomination-they-s = { $name } nu este o denominație; folosiți S, H, D, C sau NT
table-log-no-edition-editions-2007 = { $year } nu este o ediție; edițiile sunt 2007 și 2017
table-log-no-number-tricks-from = { $count } nu este un număr de levate de la 0 la 13
table-log-no-or-number-tricks = scrieți `no`, sau numărul de levate revendicate
table-log-no-or-number-tricks-too = `no`, sau un număr de levate
table-log-no-seat = { $name } nu este un loc; locurile sunt N, E, S, W
table-log-no-seat-deal-starts = { $first } nu este un loc; o donă începe cu N:, E:, S: sau W:
table-log-no-suit-suits-s = { $word } nu este o culoare; culorile sunt S, H, D, C
table-log-no-trick-tricks-numbered = { $trick } nu este o levată; levatele au numerele de la 1 la 13
table-log-no-vulnerability-none-ns = { $other } nu este o vulnerabilitate; folosiți `none`, `NS`, `EW` sau `both`
table-log-nobody-actor-n-e = { $name } nu este la masă; folosiți N, E, S, W sau D
table-log-none-ns-ew-or = `none`, `NS`, `EW` sau `both`
table-log-number-board = numărul donei
table-log-number-board-whole-number = numărul unei done trebuie să fie un număr întreg de la 1 la 4294967295
table-log-number-cards = un număr de cărți
table-log-number-cards-0-52 = un număr de cărți trebuie să fie de la 0 la 52
table-log-number-tricks = un număr de levate
table-log-number-tricks-0-13 = un număr de levate trebuie să fie de la 0 la 13
table-log-one-board-with-more = o donă cu peste { $most ->
    [one] { $most } înregistrare
    [few] { $most } înregistrări
   *[other] { $most } de înregistrări
} nu poate să fi fost jucată
table-log-over-own-turn-lead = `over`, `own-turn`, `lead` sau `play`
table-log-passed-out-not-played = o donă cu pas general nu s-a jucat; scrieți cele patru pas-uri ca `auction`
table-log-pbn-deal-such-as = o donă în PBN ca `N:AQ4.KJ52.T97.A83 ...`
table-log-remark-has-words-remarks = o remarcă are nevoie de cuvinte: `remarks nu am nimic`
table-log-seat = un loc
table-log-seat-n-e-s = un loc: N, E, S sau W
table-log-side-ns-or-ew = o axă trebuie să fie NS sau EW
table-log-suit = o culoare
table-log-suit-named-twice = culoarea { $suit } apare de două ori
table-log-this = { $expected }; aceasta este { $what }
table-log-trick = o levată
table-log-tricks-two-sides-must = levatele celor două axe trebuie să dea împreună 13
table-log-two-hands-one-them = { $card } este în două mâini, una dintre ele a lui { $seat }
table-log-unknown-one = { $text } nu este cunoscut; folosiți unul dintre { $names }
table-log-unknown-over-own-turn = { $text } nu este cunoscut; folosiți `over`, `own-turn`, `lead` sau `play`
table-log-unknown-word-over = { $other } nu este cunoscut; cuvântul este `over`
table-log-value-missing-expected = lipsește o valoare; se așteaptă { $expected }
table-log-vul-missing-none-ns = lipsește `vul`; scrieți `none`, `NS`, `EW` sau `both`
table-log-words-separated-by-spaces = cuvinte despărțite prin spații
table-log-write-missing-by-n = scrieți `{"{"}missing: {"{"}by: N, card: S4, found: elsewhere{"}"}{"}"}`
table-log-yes-or-no = `yes` sau `no`
table-needs-a-deal = o donă care urmează să fie jucată are nevoie de toate cele patru mâini, încă fără declarații sau cărți
table-no-omission = nimeni nu anunță că omite o carte: ceilalți pur și simplu joacă mai departe
table-no-slips = la această masă nu se poate retrage nimic
table-no-such-call = nu există o asemenea declarație
table-not-over = dona nu s-a încheiat încă
table-not-your-turn = nu este rândul dumneavoastră
table-not-yours-to-ask = puteți întreba numai despre declarațiile adversarilor
table-not-yours-to-explain = la această masă nu dumneavoastră trebuie să explicați acea declarație
table-nothing-asked = nimeni nu v-a cerut acordul
table-nothing-to-take-back = nu mai există nicio declarație sau carte a dumneavoastră care să poată fi retrasă
table-opens-once = înregistrarea unei done trebuie să înceapă cu dona, și o singură dată
table-own-act = puteți acționa numai pentru locul dumneavoastră
table-partner-has-called = partenerul dumneavoastră a declarat între timp, așa că declarația rămâne
table-seat = un loc trebuie să fie N, E, S sau W
table-what-was-meant = spuneți ce ați vrut de fapt: o declarație ca `1S` sau o carte a mortului ca `D5`
table-words-length = scrieți ceva, cu cel mult { $most } de caractere
taken-out-elsewhere = dona { $number } a fost scoasă din acest meci la masa { $table }; repuneți-o mai întâi acolo cu `restored`
taking-back-never-loses = axa care retrage un acord sau o concesie poate câștiga levate prin aceasta, dar nu pierde niciodată vreuna (69B, 71)
team-play-fouled-board = la echipe decizia asupra unei done incorecte depinde de cine este vinovat; scrieți o decizie pentru fiecare meci
text-too-long = { $key }: textul este prea lung; numărul maxim de caractere este { $most }
text-unseen-signs = { $key }: textul conține un caracter care nu se vede; scrieți textul din nou de la tastatură
the-session-is-over = sesiunea s-a încheiat
there-no = nu există: { $spot }
there-no-appeal = nu există apelul { $number }
there-no-call = nu există chemarea { $call }
there-no-case = nu există cazul { $number }
there-no-deposit-decide = nu există depozit asupra căruia să se hotărască
there-no-event-yet = încă nu există concurs; prima înregistrare trebuie să fie `created`
there-no-movement-change = nu există circulație de schimbat; scrieți `movement`
there-no-penalty = nu există penalizarea { $number }
there-no-ruling = nu există decizia { $number }
there-no-ruling-ruling = nu există decizia { $number }; o decizie trebuie să vină înaintea apelului
this-can-be-appealed = termenul pentru apelul împotriva acestei decizii sau penalizări a expirat la { $end }; cererea a fost făcută la { $asked }
this-penalty-was-given = această penalizare s-a dat concurentului { $given }, și nu la masa apelanților
this-ruling-was-not = această decizie nu s-a dat la masa apelanților
this-side-has-agreed = { $spot }: această axă a confirmat deja rezultatul
those-who-stand-have = rezervele au locul definitiv din { $since }; înscrieți pe cine vine mai târziu ca alt concurent, dacă circulația o permite
time-right-already = nicio înregistrare nu are o oră mai târzie decât { $at }; nu este nimic de corectat
told-after-cards = unele cărți sunt notate: continuați carte cu carte sau scoateți-le și scrieți `played` în locul lor
told-another-contract = declarațiile notate duc la alt contract sau declarant: corectați declarațiile sau `contract` și `by` din `played`
told-auction-unfinished = licitația nu este completă: scrieți toate declarațiile ei înainte de `played` sau niciuna
told-before-trick-12-kept = fiecare axă păstrează levatele câștigate înainte de levata 12; numai ultimele două se joacă din nou (62D1)
told-cannot-be-ruled-on = cărțile acestui joc nu sunt notate, așa că nu se poate decide; scrieți jocul carte cu carte
told-claimed-before-trick = cu `claimed`, axa vinovată nu a jucat la o levată ulterioară, deci nu putea face renonsă la o astfel de levată: corectați `trick` la una dintre aceste înregistrări sau scoateți `claimed`
told-dummy-claimed = mortul nu poate revendica sau concede levate (68A): `claimed` trebuie să indice declarantul sau un apărător
told-earlier-trick = cărțile acelei levate nu sunt înregistrate: dacă ce s-a întâmplat la ea mai poate fi corectat, începeți cu acea levată (`trick` și `leads` la `played`); dacă o renonsă este consumată, jocul continuă, iar la sfârșitul lui scrieți `played` cu toate levatele și `revoked` cu `won` și `after` (62A, 64A)
told-fewer-later-tricks = nu au fost atâtea levate ulterioare: `after` numără levatele câștigate de axa vinovată după levata de renonsă
told-fewer-tricks = axa vinovată nu a câștigat atâtea levate la toată dona: corectați `won` sau `after`, ori levatele din `played`
told-figures-of-two-revokes = aceste cifre nu se potrivesc cu cele ale altei renonse de la această donă: corectați `won` sau `after` la una dintre ele
told-found-already = această renonsă a fost deja constatată; pentru a-i schimba cifrele, anulați acea înregistrare
told-leader-has-not-won = trebuie să atace cel care a câștigat levata anterioară (44G), iar la levata 1 adversarul din stânga declarantului: corectați `leads`, `trick` sau `tricks`
told-more-earlier-tricks = astfel axa vinovată ar fi câștigat înainte mai multe levate decât s-au jucat: corectați `trick`, `won` sau `after`, ori levatele din `played`
told-more-tricks-than-before = `tricks` numără levatele câștigate de axa declarantului înainte de levata { $trick }: nu pot fi mai multe de { $before }
told-needs-after = cărțile acestui joc nu sunt notate: spuneți câte dintre levatele următoare a câștigat axa vinovată, ca în `after: 2` (64A)
told-needs-suit = acest jucător a făcut mai multe renonse la această donă: indicați la fiecare dintre aceste înregistrări culoarea la care nu a dat, ca în `suit: H` (64B2)
told-needs-won = cărțile acestui joc nu sunt notate: spuneți cine a câștigat levata de renonsă, ca în `won: E` (64A)
told-one-claim = jocul s-a încheiat cu o singură revendicare: `claimed` trebuie să indice același jucător la fiecare renonsă
told-revoke-corrected = o renonsă corectată la timp nu costă nicio levată: nu scrieți `won`, `after` și `claimed`
trick-not-played-yet = levata aceea nu s-a jucat încă
tricks-dispute-not-settled = după aceea disputa despre levate nu se mai poate rezolva, nici măcar prin acord
tricks-result-together-keep = scrieți `tricks` sau `result`, nu amândouă
tricks-won-are-kept = fiecare axă păstrează levatele câștigate; se decide numai asupra celor rămase (70A)
turned-in-a-match = într-un meci o donă jucată pe axa greșită nu se poate compara cu cea de la cealaltă masă; dați în schimb o decizie și acordați scoruri artificiale
two-players = doi jucători
two-tables-round-have = două mese ale unei runde au același nume
unit-ew = { $who } Est-Vest
unit-ns = { $who } Nord-Sud
unknown-clause = Legile din { $edition } nu au clauza { $id }
unknown-clause-near = { $said }; apropiate: { $near }
unknown-clause-other = { $said }, dar Legile din { $other } o au
unknown-setting = setarea { $key } este necunoscută; setările sunt { $known }
variation-says-rule-change = o modificare trebuie să spună `rule` și `change`
warned-above-hundred = cele două scoruri dau împreună peste 100% (White Book 12.1.1, 12.19)
warned-at = dona { $board }, runda { $round }, concurenții { $who }: { $what }
warned-extra-boards = un meci de knockout este la egalitate: trebuie să se mai joace { $boards ->
    [one] { $boards } donă
    [few] { $boards } done
   *[other] { $boards } de done
} (White Book 143.2)
warned-of-result = rezultatul { $number }: { $what }
warned-other-table-cancelled = rezultatul celeilalte mese se anulează (86D din 2007, 86B1 din 2017)
was-consulted-on-ruling = a participat la consultarea asupra deciziei
was-polled-on-ruling = a fost întrebat într-un sondaj despre decizie
was-decided-by-appeal = asupra acestei decizii sau penalizări s-a hotărât prin apelul { $number }; numai Autoritatea Regulatoare poate prevedea alt apel
was-not-appointed-hear = { $name } nu este printre cei numiți să judece apelul; membrii sunt { $members }
was-not-fouled = { $spot }: dona nu a fost marcată ca incorectă, deci nu este nimic de anulat; dați formei o literă
was-ruled = momentul deciziei sau al penalizării
was-ruled-on-another = { $spot }: s-a dat o decizie; schimbați-o prin altă decizie, care o înlocuiește (`replaces`)
was-ruled-on-ruling = { $spot }: s-a dat o decizie; o decizie nu are nevoie de confirmare
was-ruled-on-ruling-appealed = { $spot }: s-a dat o decizie; faceți apel împotriva deciziei în loc să contestați scorul
was-taken-out-restore = { $spot }: dona nu s-a jucat; repuneți-o cu `restored`
was-withdrawn = apelul a fost retras
weigh-cannot-be-scored = cu acest scor ajustat nu se poate calcula scorul concursului: { $errors }
weigh-needs-disallowed-2007 = { $result } presupune declarația nepermisă, deci nu primește pondere (White Book 16.3); dacă se putea ajunge legal la acest rezultat, spuneți cum în `route`
weigh-no-board = concursul nu are rezultate la dona { $board }
weigh-no-outcome = `{ $text }` nu este un rezultat posibil; scrieți ponderea sau cota și rezultatul: `60% 4S N =`, `2/3 4S N -1`, `3 Pass`, `25% 1430`
weigh-no-shares = nu este nimic de ponderat: cotele trebuie să fie numere pozitive, de exemplu voturi sau mese
weigh-no-side = { $text } nu este o axă; scrieți `ns` sau `ew`
weigh-no-vulnerability = { $text } nu este o vulnerabilitate; scrieți `none`, `ns`, `ew` sau `both`
weigh-not-a-hundred = ponderile însumează { $sum }%, nu 100%
weigh-redress-needs = pentru prejudiciul autodeterminat este nevoie de --offenders și de rezultatul de la masă
weigh-vulnerability-unknown = vulnerabilitatea nu este cunoscută; precizați-o cu --vul
weigh-weights-or-shares = dați fiecărui rezultat posibil o pondere (60%, 2/3) sau fiecăruia o cotă (3)
weigh-which-table = despre care rezultat al donei { $board } este vorba? Spuneți, cu --ns, --ew sau --table, cine a stat acolo; dona a fost jucată de { $pairs }
what-agreeing-result = confirmarea unui rezultat
what-announcing = un mesaj pentru mese
what-answering-recommendation = răspunsul la o recomandare
what-appointing-committee = numirea unui juriu
what-appointing-staff = numirea personalului
what-board-not-played = o donă nejucată
what-bringing-stand-by = aducerea unei rezerve
what-call-from-table = o chemare de la o masă
what-cancelling-board = anularea unei done
what-carry-over = punctele reportate
what-case = un caz
what-change-movement = o schimbare a circulației
what-change-seats-during-session = o schimbare a locurilor în timpul sesiunii
what-clock = ceasul
what-coming-table = venirea la o masă
what-committee-one = un juriu de o singură persoană
what-concurring = acordul pentru un apel
what-correction = o corectare
what-correction-after-period = o corectare după Perioada de Corecție
what-creating-event = crearea unui concurs
what-dealing-advance = distribuirea dinainte
what-deciding-without-committee = hotărârea fără juriu
what-deposit = un depozit
what-directors-own-appeal = apelul propriu al unui arbitru
what-directors-word-sides-agree = cuvântul unui arbitru că axele sunt de acord
what-dispute = o contestație
what-disputing-result = contestarea unui rezultat
what-disqualification = o descalificare
what-dropping-appeal = renunțarea la un apel
what-end-round-table = sfârșitul unei runde la o masă
what-end-session = sfârșitul unei sesiuni
what-entry = o înscriere
what-entry-after-play-began = o înscriere după începerea jocului
what-finding-board-fouled = constatarea unei done incorecte
what-giving-place-back = înapoierea unui loc
what-holding-back-results = oprirea publicării rezultatelor
what-lateness = o întârziere
what-making-result-final = declararea rezultatului ca definitiv
what-making-score-official = oficializarea scorului
what-movement = circulația
what-movement-not-proved = o circulație nedovedită
what-naming = indicarea numelor unui concurent
what-note-match = o notă despre un meci
what-opening-sealed-boards = deschiderea etuiurilor sigilate
what-penalty = o penalizare
what-publishing = publicarea rezultatelor
what-putting-board-back = repunerea unei done
what-putting-board-off = amânarea unei done
what-putting-name-right = corectarea unui nume
what-putting-ruling-right-after = schimbarea unei decizii după termenul pentru decizii
what-putting-time-right = corectarea orei
what-ratifying = ratificarea unei modificări
what-regulations = regulamentele
what-releasing-results = reluarea publicării rezultatelor
what-result-of-another-board = trecerea unui rezultat la altă donă
what-ruling = o decizie
what-seating = așezarea la mese
what-signal-for-round = semnalul unei runde
what-stand-by = o rezervă
what-substitution = o înlocuire
what-taking-back-penalty = anularea unei penalizări
what-taking-result-away = ștergerea unui rezultat
what-taking-round-back = anularea începutului unei runde
what-taking-withdrawal-back = anularea unei retrageri
what-telling-ruling = comunicarea unei decizii
what-telling-table-not-start = cererea ca o masă să nu înceapă o donă
what-variation = o modificare
what-varying-regulation = modificarea unui regulament
what-waiving-deposit = renunțarea la depozit
what-warning = un avertisment
what-withdrawal = o retragere
what-withholding-case = scoaterea unui caz din culegere
who-appellants-or-director = un apelant sau un arbitru
who-appellants-their-captain-or = un apelant, căpitanul apelanților sau un arbitru
who-captain = căpitanul concurentului { $number }
who-committee = juriul
who-contestant = concurentul { $number }
who-director = un arbitru
who-director-charge = Directorul de concurs
who-director-charge-or-organiser = Directorul de concurs sau Organizatorul
who-director-or-member-committee = un arbitru, sau un membru al unui juriu în timpul audierii
who-director-or-organiser = un arbitru sau Organizatorul
who-director-or-table = un arbitru sau masa
who-director-organiser-or-scorer = un arbitru, Organizatorul sau un scorer
who-organiser = Organizatorul
who-organiser-director-or-scorer = Organizatorul, un arbitru sau un scorer
who-organiser-or-director = Organizatorul sau un arbitru
who-own-players-or-director = jucătorii săi, Organizatorul, un arbitru sau un scorer
who-players-or-director = un jucător de la acea masă sau un arbitru
who-scorer = un scorer
whoever-changes-ruling-gives = cine schimbă o decizie trebuie să își spună motivele; scrieți `reasons: ...`
write-amount-30-gbp = scrieți `amount: 30 GBP` sau `waived: true`
write-one-standard-1 = scrieți unul dintre `standard: 1`, `disciplinary: 1`, `amount: 0.5`
write-round-table-both = scrieți `round` și `table`, amândouă sau niciuna
write-score-stands-now = scrieți noul scor: `score: {"{"}...{"}"}`
write-what-penalty-now = scrieți noua penalizare; `standard: 0` o anulează
written-boards = scrieți `1-4` sau `1-2, 7`
written-boards-backwards = donele { $part } sunt în ordine inversă
written-give-one-entry-by = dați o singură înregistrare: `at`, `by` și ce s-a făcut
written-moment = data și ora se scriu `2026-05-14T19:00:00+01:00`, sau cu `Z` pentru UTC
written-more-than-one-entry = există mai mult de o înregistrare
written-no-boards = { $part } nu sunt done de la 1 la { $most }
written-no-entry = { $what } nu este o înregistrare
written-no-entry-too = aceasta nu este o înregistrare
written-no-moment = { $what } nu este o dată cu oră
written-nobody = { $what } nu este un rol cunoscut
written-nothing-was-done = nu este indicată nicio acțiune
written-one-entry = { $first } și { $second } sunt în aceeași înregistrare
written-roles = folosiți `organiser`, `director-in-charge`, `director`, `scorer`, `committee`, `contestant 7` sau `captain 7`; poate urma un nume
written-too-many-boards = sunt prea multe done
written-write-act-such-as = scrieți acțiunea, ca `result: {"{"}...{"}"}`; lista este în docs/events.md
written-write-by-what-was = scrieți `at`, `by` și ce s-a făcut: `{"{"}at: ..., by: ..., result: {"{"}...{"}"}{"}"}`
written-write-entry-for-each = scrieți câte o înregistrare pentru fiecare

xml-entity = entitatea &{ $name }; nu este cunoscută
xml-ill-formed = un element nu este închis sau este închis cu alt nume
xml-other = acest lucru nu este permis aici ({ $detail })
xml-syntax = o etichetă sau un comentariu nu este închis
yaml-bracket = lipsește o paranteză dreaptă, o acoladă sau o virgulă, ori este una în plus
yaml-colon = lipsesc două puncte sau nu sunt la locul lor; un text cu două puncte trebuie scris între ghilimele
yaml-escape = ce urmează după o bară inversă între ghilimele nu are înțeles
yaml-indent = rândul nu începe în coloana potrivită sau începe cu un tab
yaml-other = acest lucru nu este permis aici
yaml-quote = nu sunt închise niște ghilimele, o paranteză dreaptă sau o acoladă
yaml-sign = un text care începe cu unul dintre & * ! % trebuie scris între ghilimele
made-curtailed-rounds = numărul de runde al circulației { $name } este { $all }; poate fi scurtată la mai puține
made-curtailed-not = { $name } nu poate fi scurtată la acest număr de runde: { $rounds }
made-sections-of-4 = fiecare secțiune trebuie să aibă cel puțin 4 perechi
option-not-for-kind = `{ $option }` nu înseamnă nimic pentru acest tip de circulație; nu o indicați
staff-plays-nobody = nu există un concurent { $number } în care să joace această persoană
adjust-not-two-players = { $what } nu dă un scor artificial fiecăruia dintre cei doi jucători
adjust-write-two-players = scrieți `[AVE+, AVE-]`, întâi primul jucător al axei
scored-award-for-each-player = un scor artificial pentru fiecare jucător al unei axe este posibil numai cu `kind: individual`
scored-give-side-one-award = dați axei un singur scor artificial
scored-assignment-errors-have-no = `assignment-errors` nu are efect aici
scored-assignment-errors-change-victory = scoateți-l: el schimbă punctele de victorie ale unui meci jucat (White Book 165.2)
warned-wrong-line = un concurent al unei direcții este înscris pe cealaltă direcție; rezultate: { $results }
warned-several-sections = unii concurenți au rezultate în mai multe secțiuni ale unei sesiuni ({ $count }); dacă fiecare secțiune are numerele ei, dați fiecărui concurent numărul său, de exemplu A1 și B1
warned-unequal-boards = clasamentul este pe puncte, și nu toți au jucat același număr de done: de la { $fewest } la { $most }
warned-nothing-carried = concurenți fără puncte reportate, deși alții au: { $count }
scored-give-each-section-numbers = dacă două secțiuni numerotează de la 1, dați fiecărui concurent numărul său, de exemplu A1 și B1; altfel păstrați unul singur
scored-board-has-no-par = dona nu are par
scored-write-pars-or-deals = scrieți `pars: [{"{"}board: 1, score: 420{"}"}]`, sau mâinile la `deals`
scored-scale-not-for-method = scala { $scale } nu poate fi folosită cu metoda { $method }
scored-scales-for-method = folosiți o scală pentru această metodă: { $scales }
scored-no-scale-for-method = scoateți `scoring.vp`: această metodă nu are puncte de victorie de căutat într-o scală
scored-column-for-boards = puneți la `scoring.vp.boards` un număr de done pe care scala îl are, sau folosiți altă scală
no-deposit-set = pentru acest concurs nu este fixată o garanție; fixați `deposit` în regulamente, de exemplu `deposit: 30 GBP`, înainte de depunerea unui apel
federation-empty = fișierul este gol
federation-write = scrieți regulile unei federații; vedeți docs/federations.md
federation-unknown = federația { $what } este necunoscută
federation-known = folosiți una dintre acestea: { $known }
federation-missing = lipsește `{ $key }`
federation-give-or-base = indicați valoarea, sau scrieți `based-on: white-book` ori `based-on: wbf` la `federation`
federation-setting-of-event = `{ $key }` este pentru un concurs, nu pentru o federație
federation-take-out = scoateți-l
federation-not-by-number = aceasta nu dă o valoare pentru fiecare număr
federation-write-by-number = scrieți `{"{"}4: 3, 8: 4{"}"}`
federation-not-for-key = { $value } nu se potrivește la `{ $key }`
federation-write-number = scrieți un număr întreg; la `periods` scrieți white-book sau laws
federation-not-range = aceasta nu dă minimul și maximul
federation-write-range = scrieți `[4, 6]`
federation-check-digit = de aici nu rezultă o cifră de control
federation-check-weights = scrieți un modul de la 2 la 11 și o pondere pentru fiecare cifră dinaintea celei de control
federation-category-empty = nimeni nu poate fi din această categorie
federation-category-ages = corectați vârstele
federation-scale-worthless = această scală nu dă nimic
federation-scale-write = indicați `first` și `falls`, sau `a-match-won`; `placed` este o parte din numărul concurenților, de exemplu 1/3
federation-number-length = { $number }: un număr de jucător are de la { $least } la { $most } cifre
federation-number-digits = { $number }: un număr de jucător se scrie cu cifre
federation-number-check = { $number }: cifra de control nu se potrivește; căutați o greșeală
federation-players = sunt { $players } jucători; se pot înscrie împreună de la { $least } la { $most }
exam-no-question = un examen trebuie să aibă cel puțin o întrebare
exam-no-such-answer = întrebarea { $question }, partea { $part }: nu există acest răspuns
exam-too-long = un examen durează cel mult { $most } minute, nu { $minutes }
exam-too-many-answers = sunt { $count } întrebări, dar { $answers } răspunsuri
exam-too-many-cases = un examen are cel mult { $most } cazuri, nu { $cases }
exam-too-many-judged = sunt { $most } întrebări de apreciere, nu { $judged }
exam-too-many-parts = întrebarea { $question } are { $count } părți, dar sunt { $answers } răspunsuri
submit-no-name = concursul nu are nume
submit-no-club = clubul nu este indicat
submit-no-club-id = numărul clubului nu este indicat
submit-date = { $date } nu este o dată; scrieți-o ca 2026-03-12
submit-no-date = data nu este indicată
submit-no-results = nu există rezultate
submit-no-players = concurentul { $name } nu are jucători
submit-no-number = concurentul { $name }: { $player } nu are număr de jucător
submit-of-contestant = concurentul { $name }: { $what }
