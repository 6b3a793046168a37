# The pages as plain files.

site-no-pages = Este Openroom foi compilado sem as páginas; solução: execute scripts/setup e scripts/pages na pasta do código-fonte e compile de novo.
site-no-assistant = Este Openroom foi compilado sem o assistente para telefones; solução: execute scripts/assistant e scripts/pages na pasta do código-fonte e compile de novo.
site-not-empty = { $folder }: a pasta não está vazia e não contém um site do Openroom; solução: indique uma pasta vazia.
site-written = Arquivos gravados em { $folder }: { $files }. Coloque-os em qualquer espaço web, em qualquer pasta, de preferência com https.
