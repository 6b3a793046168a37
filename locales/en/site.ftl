# The pages as plain files.

site-no-pages = This Openroom was built without its pages; remedy: run scripts/setup and scripts/pages in its source folder, and build it again.
site-no-assistant = This Openroom was built without the assistant for phones; remedy: run scripts/assistant and scripts/pages in its source folder, and build it again.
site-not-empty = { $folder }: the folder is not empty and holds no site of Openroom; remedy: name an empty folder.
site-written = Files written to { $folder }: { $files }. Put them on any web space, in any folder, best with https.
