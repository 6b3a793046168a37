# The pages as plain files.

site-no-pages = Este Openroom se compiló sin sus páginas; solución: ejecute scripts/setup y scripts/pages en la carpeta del código fuente y compílelo de nuevo.
site-no-assistant = Este Openroom se compiló sin el asistente para teléfonos; solución: ejecute scripts/assistant y scripts/pages en la carpeta del código fuente y compílelo de nuevo.
site-not-empty = { $folder }: la carpeta no está vacía y no contiene un sitio de Openroom; solución: indique una carpeta vacía.
site-written = Archivos escritos en { $folder }: { $files }. Póngalos en cualquier espacio web, en cualquier carpeta, mejor con https.
