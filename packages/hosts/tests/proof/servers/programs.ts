import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { freePort, startChild } from '../../start-child.ts'
import type { BuiltSite } from '../built-site.ts'
import type { Server } from './server.ts'

const isRoot = process.getuid?.() === 0

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** nginx with its Brotli module. */
export const nginx = program({
  name: 'nginx',
  command: 'nginx',
  packages: 'nginx-light libnginx-mod-http-brotli-static',
  modules: [BROTLI],
  args: (settings, folder) => ['-c', settings, '-e', `${folder}/error.log`],
  settings: ({ root, hosts }, port, folder) => `
${isRoot ? 'user root;' : ''}
load_module ${BROTLI};
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${hosts}/nginx/brotli.conf;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${hosts}/nginx/site.conf;
  }
}
`,
})

/** Caddy over plain http. */
export const caddy = program({
  name: 'Caddy',
  command: 'caddy',
  packages: 'caddy',
  args: (settings) => ['run', '--adapter', 'caddyfile', '--config', settings],
  settings: ({ root, hosts }, port) => `{
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
})

const MODULES = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite', 'setenvif']

/** Apache, whose settings for the site are all in its `.htaccess`. */
export const apache = program({
  name: 'Apache',
  command: 'apache2',
  packages: 'apache2',
  args: (settings) => ['-D', 'FOREGROUND', '-f', settings],
  settings: ({ root }, port, folder) => `
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
${isRoot ? 'User www-data\nGroup www-data' : ''}
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
`,
})

type Program = {
  name: string
  command: string
  /** The Debian packages with the command and its modules. */
  packages: string
  /** Files that must exist, by full path. */
  modules?: string[]
  args: (settings: string, folder: string) => string[]
  settings: (site: BuiltSite, port: number, folder: string) => string
}

/** A server that is an installed program with a settings file. */
function program({ name, command, packages, modules = [], args, settings }: Program): Server {
  // Debian keeps servers in /usr/sbin, which is on the path of root only.
  const PATH = `${process.env.PATH}${path.delimiter}/usr/sbin`
  const isInstalled = PATH.split(path.delimiter).some((at) => existsSync(path.join(at, command)))

  return {
    name,
    missing: () => (isInstalled && modules.every(existsSync) ? undefined : packages),

    async start(site) {
      const folder = await mkdtemp(path.join(tmpdir(), 'proof-'))
      const port = await freePort()
      const file = path.join(folder, 'settings')
      await writeFile(file, settings(site, port, folder))

      const env = { PATH, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
      const { stop } = await startChild({ command, args: args(file, folder), port, env })
      return { port, stop: () => stop().then(() => rm(folder, { recursive: true })) }
    },
  }
}
