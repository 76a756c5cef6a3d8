import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { findProgram } from '../../../../../scripts/find-program.mjs'
import { emptyFolder, freePort, startChild, versionOf } from './child.ts'
import type { Server } from './server.ts'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const find = () => findProgram(['nginx'], ['/usr/sbin/nginx'])

/** nginx, with its module for Brotli where that is installed. */
export const nginx: Server = {
  name: 'nginx',
  program: () => `nginx ${versionOf(find()!, '-v')}`,
  missing() {
    if (!find()) return 'nginx-light libnginx-mod-http-brotli-static'
    return existsSync(BROTLI) ? undefined : 'libnginx-mod-http-brotli-static'
  },

  async start({ root, hosts }) {
    const folder = await emptyFolder()
    const port = await freePort()
    const file = path.join(folder, 'nginx.conf')
    const settings = path.join(hosts, 'nginx')

    await writeFile(
      file,
      `${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${BROTLI};
daemon off;
worker_processes 2;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${settings}/brotli.conf;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${settings}/site.conf;
  }
}
`,
    )
    const words = ['-c', file, '-e', `${folder}/error.log`]
    return startChild({ command: find()!, words, port, folder })
  },
}
