import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { findProgram } from '../../../../../scripts/find-program.mjs'
import { emptyFolder, freePort, startChild, versionOf } from './child.ts'
import type { Server } from './server.ts'

const MODULES = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite', 'setenvif']

const find = () => findProgram(['apache2'], ['/usr/sbin/apache2'])

/** Apache, which finds all it needs in the `.htaccess` of the site. */
export const apache: Server = {
  name: 'Apache',
  program: () => `Apache ${versionOf(find()!, '-v')}`,
  missing: () => (find() ? undefined : 'apache2'),

  async start({ root }) {
    const folder = await emptyFolder()
    const port = await freePort()
    const file = path.join(folder, 'apache.conf')

    await writeFile(
      file,
      `${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
`,
    )
    const words = ['-D', 'FOREGROUND', '-f', file]
    return startChild({ command: find()!, words, port, folder })
  },
}
