# The pages as plain files.

site-no-pages = Questo Openroom è stato compilato senza le pagine; rimedio: eseguite scripts/setup e scripts/pages nella cartella dei sorgenti e compilate di nuovo.
site-no-assistant = Questo Openroom è stato compilato senza l'assistente per telefoni; rimedio: eseguite scripts/assistant e scripts/pages nella cartella dei sorgenti e compilate di nuovo.
site-not-empty = { $folder }: la cartella non è vuota e non contiene un sito di Openroom; rimedio: indicate una cartella vuota.
site-written = File scritti in { $folder }: { $files }. Metteteli su qualsiasi spazio web, in qualsiasi cartella, meglio con https.
