# The pages as plain files.

site-no-pages = Acest Openroom a fost compilat fără pagini; remediu: rulați scripts/setup și scripts/pages în folderul surselor și compilați din nou.
site-no-assistant = Acest Openroom a fost compilat fără asistentul pentru telefoane; remediu: rulați scripts/assistant și scripts/pages în folderul surselor și compilați din nou.
site-not-empty = { $folder }: folderul nu este gol și nu conține un site Openroom; remediu: indicați un folder gol.
site-written = Fișiere scrise în { $folder }: { $files }. Puneți-le pe orice spațiu web, în orice folder, cel mai bine cu https.
