import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { findProgram } from '../../../../../scripts/find-program.mjs'
import { emptyFolder, freePort, startChild, versionOf } from './child.ts'
import type { Server } from './server.ts'

const find = () => findProgram(['caddy'])

/** Caddy, over plain http and without the port on which it takes orders. */
export const caddy: Server = {
  name: 'Caddy',
  program: () => `Caddy ${versionOf(find()!, 'version')}`,
  missing: () => (find() ? undefined : 'caddy'),

  async start({ root, hosts }) {
    const folder = await emptyFolder()
    const port = await freePort()
    const file = path.join(folder, 'Caddyfile')

    await writeFile(
      file,
      `{
	admin off
	auto_https off
	log {
		level ERROR
	}
}
http://:${port} {
	bind 127.0.0.1
	root * ${root}
	import ${hosts}/caddy/site.caddy
}
`,
    )
    const words = ['run', '--adapter', 'caddyfile', '--config', file]
    const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    return startChild({ command: find()!, words, port, folder, env })
  },
}
