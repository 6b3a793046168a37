# Clasamente ale unor părți dintr-un concurs, și fișiere pentru alții.

export-submission = Pentru federație (USEBIO cu locuri și puncte de maestru)
submission-to-mend = Corectați acestea înainte de a trimite fișierul:
export-register = Pentru un registru de membri (CSV, câte un rând pentru fiecare jucător)
ranking-of = Clasamentul
ranking-whole = întregului concurs
ranking-session = sesiunii { $number }
ranking-section = secțiunii { $name }
ranking-group = { $name }
master-points-short = PM
export-website = Pentru un site web (HTML: clasament și done)
after-finals = Etapa următoare
after-finals-help = Cei calificați trec într-o finală, iar ceilalți într-o consolare.
after-finals-make = Alcătuiește finalele
home-seasons = Sezoane
