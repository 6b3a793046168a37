# The club: members, its page, its calendar, a player’s own page.

members = Soci
members-count = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
member-add = Aggiungi un socio
members-list = Aggiungi un elenco
members-none = L'elenco dei soci è vuoto. Aggiunga le persone una alla volta, incolli un elenco o carichi un file. Anche i nomi scritti per una sessione possono restare qui.
members-silent = { $count ->
    [one] { $count } persona non ha acconsentito alla pubblicazione del nome.
   *[other] { $count } persone non hanno acconsentito alla pubblicazione del nome.
} Le pagine visibili a tutti mostrano le iniziali.
members-all-agreed = Ora hanno acconsentito tutti
members-look = Cerca un nome o un numero
members-more = { $count ->
    [one] C'è un'altra persona che non è mostrata.
   *[other] Ci sono altre { $count } persone che non sono mostrate.
} Scriva una parte del nome.
members-privacy = Solo lo staff vede questo elenco; i recapiti, solo gli Arbitri. Con il suo link privato ciascuno vede e cancella ciò che lo riguarda.
member-saved = { $name }: dati salvati.
member-gone = { $name }: dati cancellati. Nei risultati ora compare «un giocatore».
members-added = { $count ->
    [one] { $count } persona aggiunta.
   *[other] { $count } persone aggiunte.
}
visitor = Ospite
member-federation = Numero di tessera federale
member-number = Numero di tessera del circolo
member-consent = Acconsente alla pubblicazione del nome
keep-consent = Acconsentono alla pubblicazione dei nomi
keep-consent-help = Altrimenti le pagine visibili a tutti mostrano le iniziali.
member-partner = Compagno abituale
member-grade = Categoria o handicap
member-also = Nome scritto in altro modo
member-also-help = Se sono più di uno, li separi con il punto e virgola.
member-contact = Recapito
member-last = Ha giocato l'ultima volta: { $day }
member-link = Link privato
member-link-help = Con questo link la persona vede i propri risultati, i compagni e le medie, e ciò che il circolo conserva su di lei. Non lo dia a nessun altro.
member-link-new = Crea il link
member-link-again = Crea un nuovo link (il precedente non vale più)
members-links = { $count ->
    [one] Stampa il link privato del giocatore che non ce l'ha
   *[other] Stampa i link privati dei { $count } giocatori che non ce l'hanno
}
members-links-help = Una striscia per ogni giocatore, da ritagliare e consegnare.
members-links-open = Apri il foglio
member-merge = La stessa persona due volte?
member-merge-help = La scheda di { $name } resta e prende dall'altra i nomi e ciò che qui manca.
member-merge-with = Unisci con
member-merge-go = Unisci
member-data = Dati conservati su questa persona
member-file = Scarica tutto (file)
member-delete = Cancella questa persona
member-delete-ask = Cancellare { $name }? I risultati restano, a nome di «un giocatore». L'operazione non si può annullare.
member-delete-yes = Cancella per sempre
members-paste = Incolli l'elenco
members-paste-help = Una persona per riga: solo nomi, o colonne copiate da un foglio di calcolo.
members-file = Oppure carichi un file (CSV)
members-columns = Controlli che cosa contiene ogni colonna.
members-heading = La prima riga è un'intestazione
column-n = Colonna { $n }
column-name = Nome e cognome
column-given = Nome
column-family = Cognome
column-also = Nome scritto in altro modo
column-federation = Numero di tessera federale
column-number = Numero di tessera del circolo
column-grade = Categoria o handicap
column-partner = Compagno abituale
column-language = Lingua
column-contact = Recapito
column-consent = Acconsente alla pubblicazione
column-none = Tralascia
members-check = Controlla
members-take = { $count ->
    [one] Aggiungi { $count } persona
   *[other] Aggiungi { $count } persone
}
members-would = Nuovi: { $added }. Già in elenco, con qualcosa di nuovo: { $changed }.
members-left-out = Queste righe sono tralasciate:
line-n = Riga { $n }:
names-found = { $count ->
    [one] { $count } nome trovato
   *[other] { $count } nomi trovati
}
as-last-time = Come l'ultima volta ({ $day }): { $count }
add-entry-pairs = Aggiungi questa coppia
add-entry-teams = Aggiungi questa squadra
add-entry-individual = Aggiungi questo giocatore
player-n = Giocatore { $n }
entries-other = Da un file, o solo con il numero
numbers-only-pairs = Coppie solo con il numero
numbers-only-teams = Squadre solo con il numero
numbers-only-individual = Giocatori solo con il numero
numbers-only-help = I nomi arrivano dopo: li danno i giocatori al tavolo, o lei. Nell'elenco ciascuno compare come un punto interrogativo.
keep-names = { $count ->
    [one] Conserva { $count } nome nuovo nell'elenco dei soci
   *[other] Conserva { $count } nomi nuovi nell'elenco dei soci
}
name-us = Numero { $number }: chi siete?
name-us-help = Scriva il nome o il numero di tessera.
a-player = un giocatore
number-alone = N. { $number }
unnamed = ancora senza nomi
person-name = Indica i nomi
club-page = Il circolo
club-name = Nome del circolo
club-number = Numero presso la federazione
club-number-help = Va nei file per la federazione.
club-contact = Contatti
club-contact-help = Indirizzo, telefono, e-mail: li vedono tutti.
club-logo = Logo
club-logo-choose = Scegli un'immagine
club-logo-help = Viene ridotta automaticamente.
calendar = Calendario
plan-add = Aggiungi una sessione al calendario
plan-starts = Giorno e ora
plan-weeks = Quante settimane
plan-weeks-help = Con più di 1, si ripete ogni settimana.
plan-note = Nota
plan-start = Prepara
plan-remove = Togli dal calendario
plans-none = Non c'è niente in calendario.
today = Oggi
i-play = Gioco anch'io
partner-wanted = cerca un compagno
wish-accepted = accettato
wish-accept = Accetta
partner-name = Compagno
partner-help = Lo lasci vuoto se non ne ha.
team-names = I suoi compagni di squadra
team-names-help = Un nome per riga, da tre a sette.
saved = Salvato.
own-page = La mia pagina
player-gone = Tutto ciò che il circolo conservava su di lei è stato cancellato.
player-sessions = Le mie sessioni
player-average = Media { $percent }
player-rank = Posto { $rank } su { $of }
player-boards = Board
player-none = Non ci sono ancora risultati.
player-partners = Compagni
player-times = { $count ->
    [one] { $count } sessione
   *[other] { $count } sessioni
}
player-data = Ciò che il circolo conserva su di me
player-consent = Acconsento alla pubblicazione del mio nome
player-delete = Cancella i miei dati
player-delete-ask = Cancellare tutto ciò che il circolo conserva su di lei? I risultati restano, a nome di «un giocatore», e questa pagina scompare. L'operazione non si può annullare.
create-at-once = Crea subito: { $movement }
members-stale = { $count ->
    [one] { $count } persona non gioca da due anni
   *[other] { $count } persone non giocano da due anni
}
members-stale-gone = { $count ->
    [one] { $count } persona cancellata.
   *[other] { $count } persone cancellate.
}
suggestions = Suggerimenti
setup-used = Openroom è già configurato e questo link è già stato usato. Acceda con il nome e la password scelti allora.
carry-formula = Con la formula del White Book 172
carry-final-top = Top di un board della finale
carry-qualifying-top = Top di un board della qualificazione
one-table-total = Un solo tavolo: nessun board si gioca due volte, quindi i punti si sommano così come sono.
