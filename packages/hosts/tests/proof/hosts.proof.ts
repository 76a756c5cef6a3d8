import { existsSync, readFileSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { listen, type Running } from '../../listen.ts'
import { finishedSite, type FinishedSite } from '../finished-site.ts'
import { acceptedDifferences, askAll, questions } from '../questions.ts'
import { freePort, startChild } from '../start-child.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** A kind of server, which starts with the settings that the build wrote for it. */
type Server = {
  name: string
  /** What to install first. */
  needs: string
  isInstalled: boolean
  /** With an empty folder of its own. */
  start: (site: FinishedSite, folder: string) => Promise<Running>
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const isRoot = process.getuid?.() === 0

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** nginx with its Brotli module. */
const nginx = program({
  name: 'nginx',
  command: 'nginx',
  needs: 'nginx-light libnginx-mod-http-brotli-static',
  module: BROTLI,
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
const caddy = program({
  name: 'Caddy',
  command: 'caddy',
  needs: 'caddy',
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
const apache = program({
  name: 'Apache',
  command: 'apache2',
  needs: 'apache2',
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

/** Cloudflare's own runtime, with the settings that `wrangler deploy` would publish. */
const cloudflare: Server = {
  name: 'Cloudflare',
  ...fromLockFile('miniflare'),

  async start({ hosts }) {
    const { Miniflare, Log, LogLevel } = fromNpm('miniflare')
    const folder = path.join(hosts, 'cloudflare')
    const jsonc = readFileSync(path.join(folder, 'wrangler.jsonc'), 'utf8')
    const { main, compatibility_date, assets } = JSON.parse(jsonc)

    const server = new Miniflare({
      log: new Log(LogLevel.ERROR),
      host: '127.0.0.1',
      port: 0,
      rootPath: folder,
      modules: true,
      scriptPath: main,
      compatibilityDate: compatibility_date,
      assets: {
        directory: path.resolve(folder, assets.directory),
        binding: assets.binding,
        routerConfig: { has_user_worker: true },
        assetConfig: {
          html_handling: 'auto-trailing-slash',
          not_found_handling: assets.not_found_handling,
        },
      },
    })
    const { port } = await server.ready
    return { port: Number(port), stop: () => server.dispose() }
  },
}

/**
 * The parts of Netlify's development server that read `_redirects` and `_headers` and find files,
 * combined as it does. They lack what Netlify's network adds: compression, conditional requests,
 * ranges, `/about/`.
 */
const netlify: Server = {
  name: 'Netlify',
  ...fromLockFile('@netlify/static'),

  async start({ root, hosts }, folder) {
    await cp(root, folder, { recursive: true })
    await cp(path.join(hosts, 'netlify'), folder, { recursive: true })
    const answer = answerFrom(folder)

    return listen(async ({ url = '', method }, response) => {
      try {
        const { status, headers, body } = await answer(
          new Request(new URL(url, 'http://localhost'), { method }),
        )
        const content = method === 'HEAD' ? undefined : await new Response(body).bytes()
        response.writeHead(status, Object.fromEntries(headers)).end(content)
      } catch {
        response.writeHead(500).end()
      }
    })
  },
}

function answerFrom(folder: string) {
  const { StaticHandler } = fromNpm('@netlify/static')
  const { RedirectsHandler } = fromNpm('@netlify/redirects')
  const { HeadersHandler } = fromNpm('@netlify/headers')

  const folders = { projectDir: folder, publicDir: folder, publishDir: folder }
  const files = new StaticHandler({ directory: folder })
  const secrets = { jwtSecret: '', jwtRoleClaim: '' }
  const redirects = new RedirectsHandler({ ...folders, ...secrets, configRedirects: [] })
  const headers = new HeadersHandler({ ...folders, configHeaders: [], logger: console })

  return async (request: Request): Promise<Response> => {
    const file = await files.match(request)
    const redirect = await redirects.match(request)
    if (redirect && (redirect.force || !file)) {
      return redirects.handle(request, redirect, async () => file?.handle)
    }

    const found = file ?? (await files.match(new Request(new URL('/404.html', request.url))))
    const answer: Response = await found.handle()
    await headers.apply(request, answer)
    return file ? answer : new Response(answer.body, { status: 404, headers: answer.headers })
  }
}

/** Apart from those of the site, in a package.json of their own. */
const fromNpm: (name: string) => any = createRequire(path.join(import.meta.dirname, 'package.json'))

function fromLockFile(name: string) {
  const isInstalled = existsSync(path.join(import.meta.dirname, 'node_modules', name))
  return { needs: 'npm ci --prefix packages/hosts/tests/proof', isInstalled }
}

type Program = Pick<Server, 'name' | 'needs'> & {
  command: string
  /** A file that must exist, by full path. */
  module?: string
  args: (settings: string, folder: string) => string[]
  settings: (site: FinishedSite, port: number, folder: string) => string
}

/** A server that is a program of Debian with a settings file. */
function program({ name, command, needs, module, args, settings }: Program): Server {
  // Debian keeps servers in /usr/sbin, which is on the path of root only.
  const PATH = `${process.env.PATH}${path.delimiter}/usr/sbin`
  const hasCommand = PATH.split(path.delimiter).some((at) => existsSync(path.join(at, command)))

  return {
    name,
    needs,
    isInstalled: hasCommand && (!module || existsSync(module)),

    async start(site, folder) {
      const port = await freePort()
      const file = path.join(folder, 'settings')
      await writeFile(file, settings(site, port, folder))

      const env = { PATH, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
      return startChild({ command, args: args(file, folder), port, env })
    },
  }
}

/** What answers the questions here. `npm start` does in preview.test.ts. */
const SERVERS = [nginx, caddy, apache, cloudflare, netlify]

/** The built site in `DIST` or `dist/`. */
const site = finishedSite(path.resolve(process.env.DIST ?? 'dist'))
afterAll(() => rm(path.join(site.root, '.well-known'), { recursive: true }))

for (const { name, needs, isInstalled, start } of SERVERS) {
  describe.skipIf(!isInstalled)(`${name}, which needs ${needs}`, async () => {
    const folder = await temporaryFolder(afterAll)
    let server: Running
    beforeAll(async () => void (server = await start(site, folder)))
    afterAll(() => server?.stop())

    askAll(name, site, () => server.port)
  })
}

test('docs/put-online.md names only servers and questions that exist', () => {
  const names = ['npm start', ...SERVERS.map(({ name }) => name)]
  const known = names.flatMap((name) => Object.keys(questions).map((title) => `${name}: ${title}`))
  expect(acceptedDifferences().filter((one) => !known.includes(one))).toEqual([])
})
