import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

import { freePort } from '@studio/hosts/tests/start-child'
import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { createServer, type ViteDevServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

import { onThisMachine, refusalOf } from './development-server.ts'

const CODESPACE = 'fuzzy-waddle-5173.app.github.dev'
const HERE = { host: 'localhost:5173' }

/** What a browser says of the page that asks. */
const FETCH = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }
const LINK = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const FRAME = { ...LINK, 'sec-fetch-dest': 'iframe' }

const refusal = (headers: Record<string, string>, method = 'GET') => {
  vi.stubEnv('CODESPACE_NAME', 'fuzzy-waddle')
  return refusalOf({ headers, method } as unknown as IncomingMessage)
}

test.each<[who: string, headers: Record<string, string>, method?: string]>([
  ['the owner', HERE],
  ['the owner on another port of a tunnel', { host: '127.0.0.1:8080' }],
  ['a page', { ...HERE, ...FETCH, 'sec-fetch-site': 'same-origin' }],
  ['the panel', { ...HERE, origin: 'http://localhost:5173' }, 'POST'],
  ['a link in a tunnel’s own page', { ...HERE, ...LINK, 'sec-fetch-site': 'cross-site' }],
  ['a codespace', { host: CODESPACE, origin: `https://${CODESPACE}` }, 'POST'],
  ['a codespace that writes localhost', { ...HERE, origin: `https://${CODESPACE}` }, 'POST'],
])('%s is answered', (_, headers, method) => {
  expect(refusal(headers, method)).toBeUndefined()
})

test.each<[who: string, headers: Record<string, string>, method?: string]>([
  ['a name that was pointed here', { host: 'evil.example:5173' }],
  ['a longer name', { host: 'localhost.evil.example:5173' }],
  ['no name', {}],
  ['the codespace of someone else', { host: 'evil-5173.app.github.dev' }],
  ['another site', { ...HERE, origin: 'https://evil.example' }],
  [
    'another site that ends like this one',
    { ...HERE, origin: 'http://evil.example//localhost:5173' },
  ],
  ['another port', { ...HERE, origin: 'http://evil.localhost:3000' }],
  ['a page without an origin', { ...HERE, origin: 'null' }],
  ['a change by nobody', HERE, 'POST'],
  ['a script of another site', { ...HERE, ...FETCH, 'sec-fetch-site': 'cross-site' }],
  ['a script of another port', { ...HERE, ...FETCH, 'sec-fetch-site': 'same-site' }],
  ['a frame of another site', { ...HERE, ...FRAME, 'sec-fetch-site': 'cross-site' }],
  ['a form of another site', { ...HERE, ...LINK, 'sec-fetch-site': 'cross-site' }, 'POST'],
])('%s is refused', (_, headers, method) => {
  expect(refusal(headers, method)).toEqual(expect.any(String))
})

const SECRET = 'what nobody else may read'
const SECRETS = [
  'studio/.desk/token',
  'studio/publish-command.txt',
  'studio/content/.studio.yaml.1234~',
  '.update/before/package.json',
  '.env.local',
  '.npmrc',
  '.git/config',
  'notes.md',
]

/** Ways to ask a development server for a file below its root. */
const SPELLINGS: ((file: string, root: string) => string)[] = [
  (file) => `/${file}`,
  (file) => `/${file}?raw`,
  (file) => `/${file}?import&raw`,
  (file) => `/${file}?url`,
  (file) => `/${file}?import&inline`,
  (file) => `/${file}?worker_file&type=module`,
  (file) => `//${file}?raw`,
  (file) => `/src/../${file}`,
  (file) => `/src/%2e%2e/${file}?raw`,
  (file) => `/${file.replaceAll('.', '%2e')}?raw`,
  (file, root) => `/@fs/${root}/${file}`,
  (file, root) => `/@fs/${root}/${file}?raw`,
  (file, root) => `/@fs/${root}/src/../${file}?import&raw`,
  (file, root) => `/@id/${root}/${file}?raw`,
]

/** Asks for each path on its own, exactly as it is written. Run as a program, so that another user can ask. */
const ASK = `
  const [port, paths] = process.argv.slice(1)
  const { get } = require('node:http')
  const ask = (path) => new Promise((settle) => {
    const headers = { host: 'localhost:' + port, 'sec-fetch-dest': 'script' }
    get({ host: 'localhost', port, path, headers, agent: false }, async (answer) => {
      let text = ''
      for await (const part of answer) text += part
      settle(text)
    })
  })
  Promise.all(JSON.parse(paths).map(ask)).then((all) => console.log(JSON.stringify(all)))`

const isRoot = process.getuid?.() === 0
test.for<[who: string, uid: number | undefined]>([
  ['its own user', undefined],
  ...(isRoot ? [['another user', 65_534] as [string, number]] : []),
])(
  'a development server gives %s its pages’ code and nothing else, in any spelling',
  async ([, uid]) => {
    const { root, port } = await start()
    const ask = async (paths: string[]): Promise<string[]> => {
      const words = ['-e', ASK, String(port), JSON.stringify(paths)]
      const options = { cwd: '/', ...(uid && { uid, gid: uid }) }
      const { stdout } = await promisify(execFile)(process.execPath, words, options)
      return JSON.parse(stdout)
    }
    const paths = SECRETS.flatMap((file) => SPELLINGS.map((spell) => spell(file, root)))
    const answers = await ask(paths)
    expect(paths.filter((_, at) => answers[at]!.includes(SECRET))).toEqual([])

    // What a page imports is asked for after the page.
    expect(await ask(['/src/start.ts'])).toEqual([expect.stringContaining('a page')])
    expect(await ask(['/packages/part.ts'])).toEqual([expect.stringContaining('a part')])
  },
)

test.for<[status: number, who: string, headers: Record<string, string>]>([
  [403, 'another name', { host: 'evil.example' }],
  [403, 'another port', { origin: 'http://evil.localhost:3000' }],
  [403, 'a page of another site', { 'sec-fetch-site': 'cross-site', ...FETCH }],
  [200, 'the page that it shows', { 'sec-fetch-site': 'same-origin', ...FETCH }],
])('a development server answers %i to %s', async ([status, , headers]) => {
  const { port } = await start()
  const asked = request({ host: 'localhost', port, path: '/src/start.ts', agent: false, headers })
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  expect((await text(answer)).includes('a page')).toBe(status === 200)
})

const PING = { 'sec-websocket-protocol': 'vite-ping' }
test.for<[status: number, who: string, headers: Record<string, string>]>([
  [403, 'another name', { host: 'evil.example' }],
  [403, 'another name that asks whether it is there', { host: 'evil.example', ...PING }],
  [403, 'another port', { origin: 'http://evil.localhost:3000' }],
  [403, 'a page of another site', { 'sec-fetch-site': 'cross-site' }],
  [101, 'the page that it shows', {}],
])('a development server answers %i to a socket of %s', async ([status, , headers]) => {
  const { port, server } = await start()
  const own = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol': 'vite-hmr',
  }
  const asked = request({
    host: 'localhost',
    port,
    path: `/?token=${server.config.webSocketToken}`,
    agent: false,
    headers: { ...own, ...headers },
  })
  const answered = Promise.race([once(asked, 'response'), once(asked, 'upgrade')])
  asked.end()
  const [answer] = (await answered) as [IncomingMessage]
  expect(answer.statusCode).toBe(status)
  asked.destroy()
})

test('no page makes a development server open a file in an editor', async () => {
  const { server } = await start()
  const routes = server.middlewares.stack.map(({ route }) => route)
  expect(routes).not.toContain('/__open-in-editor')
})

/** Starts a server for a folder with a page and with secrets. Stopped after the test. */
async function start(): Promise<{ server: ViteDevServer; root: string; port: number }> {
  const root = (await temporaryFolder()).replaceAll(path.sep, '/')
  for (const [file, words] of [
    ...SECRETS.map((secret) => [secret, SECRET]),
    ['src/start.ts', `import '../packages/part.ts'; export const shown = 'a page'`],
    ['packages/part.ts', `export const part = 'a part'`],
  ] as [string, string][]) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true })
    await writeFile(path.join(root, file), words)
  }
  const port = await freePort()
  vi.stubEnv('PORT', String(port))
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [onThisMachine()],
  })
  onTestFinished(() => server.close())
  await server.listen()
  return { server, root, port }
}
