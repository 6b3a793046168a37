# Ce se tipărește: done, fișe, clasament, formulare.

print-seat-n = N
print-seat-e = E
print-seat-s = S
print-seat-w = V
print-side-ns = NS
print-side-ew = EV
print-dealer-short = Distribuitor { $seat }
print-vul-short-none = Vul. nimeni
print-vul-short-ns = Vul. NS
print-vul-short-ew = Vul. EV
print-vul-short-both = Vul. toți
print-par = Par { $score }: { $contracts }
print-par-zero = Par 0: pas general
print-decimal-mark = ,
print-page = Pagina

print-hand-records = Diagrama donelor
print-boards-range = Donele { $boards }

print-movement-cards = Fișe de masă
print-guide-cards = Fișe de circulație
print-table-number = Masa { $table }
print-pair-number = Perechea { $number }
print-player-number = Jucătorul { $number }
print-team-number = Echipa { $number }
print-round = Runda
print-table = Masa
print-section = Secțiunea
print-direction = Axa
print-opponents = Adversari
print-partner-name = Partener
print-boards = Done
print-sit-out = pauză
print-shared = partajate cu { $count ->
    [one] masa { $tables }
   *[other] mesele { $tables }
}

print-travellers = Fișe de scor
print-scorecards = Carnete de scor
print-slips = Bilete de rezultat
print-board-column = Dona
print-contract-column = Contract
print-by = Decl.
print-lead = Atac
print-result-column = Rezultat
print-tricks-column = Levate
print-score-column = Scor
print-points-matchpoints = MP
print-points-imps = IMP
print-points-other = Puncte
print-total = Total
print-top = Top { $top }
print-not-played = Nejucată
print-artificial = Scor artificial
print-assigned = Scor înlocuitor
print-initials = Inițiale
print-session-number = Sesiunea { $number }
print-round-number = Runda { $number }
print-form-name = forma { $form }

print-ranking = Clasament
print-place = Loc
print-names = Nume
print-number-column = Nr.
print-victory-points = VP
print-penalty-column = Penalizare
print-carried = Report
print-stratum = Categorie
print-handicap = Handicap
print-matches = Meciuri

print-table-cards = Cartonașe de masă
print-scan = Scanați codul pentru a introduce rezultatele acestei mese.
print-links = Linkuri personale
print-link-help = Scanați codul ca să vă vedeți rezultatele, partenerii și mediile, precum și ce păstrează clubul despre dumneavoastră. Linkul este numai al dumneavoastră.

print-appeal-form = Formular de apel
print-appeal-event = Concurs
print-appeal-scoring = Metoda de scor
print-appeal-session = Sesiunea
print-appeal-players = Jucătorii
print-appeal-level = Nivelul de joc
print-appeal-deal = Dona
print-appeal-auction = Licitația
print-appeal-alerts = Alerte și semnificația declarațiilor (forsante sau nu)
print-appeal-lead = Atac inițial
print-appeal-play = Jocul până la momentul în discuție și finalul
print-appeal-table-result = Rezultatul de la masă
print-appeal-score = Scor
print-appeal-system = Înțelegeri de sistem relevante
print-appeal-card = Fișa de convenții
print-appeal-card-agrees = confirmă înțelegerile
print-appeal-card-differs = diferă
print-appeal-card-missing = indisponibilă
print-appeal-facts = Fapte și dovezile pentru fiecare
print-appeal-ruling = Decizia arbitrului
print-appeal-law = Legea
print-appeal-assigned = Scor acordat
print-appeal-legal-auction = Dacă rezultatul de la masă face parte dintr-un scor ponderat: licitația legală care duce la el
print-appeal-director = Arbitru
print-appeal-consulted = Alte persoane consultate
print-appeal-poll = Jucători întrebați și răspunsurile lor
print-appeal-appeal = Apelul
print-appeal-by = Apelul este făcut de
print-appeal-by-director = arbitru
print-appeal-reason = Motivul apelului
print-appeal-deposit = Depozit
print-appeal-deposit-by = Primit de
print-appeal-exception = Fără depozit, deoarece
print-appeal-seen = Văzut de ambele axe
print-appeal-yes = da
print-appeal-no = nu
print-appeal-comments = Comentariile jucătorilor
print-appeal-hearing = Audierea: ora și locul
print-appeal-committee = Juriul de Apel
print-appeal-chair = Președinte
print-appeal-members = Membri
print-appeal-findings = Alte fapte constatate
print-appeal-decision = Hotărârea juriului
print-appeal-upheld = Decizia este menținută
print-appeal-changed = Decizia este schimbată
print-appeal-reasons = Motive
print-appeal-deposit-decision = Depozitul este
print-appeal-returned = restituit
print-appeal-kept = reținut: apelul a fost fără merit
print-appeal-dissent = Opinie separată
print-appeal-told = Jucători anunțați (cine, la ce oră)

# What proves the record from which it was printed.
print-record = Jurnal { $head }, înregistrarea { $entry }
print-boards-from = De la
print-boards-to = La
