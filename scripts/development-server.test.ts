import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import path from 'node:path'

import { freePort } from '@studio/hosts/tests/start-child'
import { temporaryFolder, writeFiles } from '@studio/hosts/tests/temporary-folder'
import { createServer } from 'vite'
import { afterAll, expect, test, vi } from 'vitest'

import { sendRequest } from '../packages/hosts/tests/questions.ts'
import { onThisMachine, refusalOf } from './development-server.ts'
import { forwardedAddress, isForwarded } from './port.ts'

type Headers = Record<string, string>

const CODESPACE = 'fuzzy-waddle-5173.app.github.dev'
const ENV = { CODESPACE_NAME: 'fuzzy-waddle' }
const HERE = { host: 'localhost:5173' }

/** What a browser says of the page that asks. */
const FETCH = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }
const LINK = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const FRAME = { ...LINK, 'sec-fetch-dest': 'iframe' }
const ELSEWHERE = { 'sec-fetch-site': 'cross-site' }

test.each<[answer: 'answered' | 'refused', who: string, headers: Headers, method?: string]>([
  ['answered', 'the owner', HERE],
  ['answered', 'the owner on another port of a tunnel', { host: '127.0.0.1:8080' }],
  ['answered', 'the panel', { ...HERE, origin: 'http://localhost:5173' }, 'POST'],
  ['answered', 'a link in a tunnel’s own page', { ...HERE, ...LINK, ...ELSEWHERE }],
  ['answered', 'a codespace', { host: CODESPACE, origin: `https://${CODESPACE}` }, 'POST'],
  ['answered', 'one that writes localhost', { ...HERE, origin: `https://${CODESPACE}` }, 'POST'],
  ['refused', 'a name that was pointed here', { host: 'evil.example:5173' }],
  ['refused', 'no name', {}],
  ['refused', 'the codespace of someone else', { host: 'evil-5173.app.github.dev' }],
  ['refused', 'another port there', { host: 'fuzzy-waddle-evil.app.github.dev' }],
  ['refused', 'another domain', { host: CODESPACE.replace('.dev', '.evl') }],
  ['refused', 'another site', { ...HERE, origin: 'https://evil.example' }],
  ['refused', 'one that ends alike', { ...HERE, origin: 'http://evil.example//localhost:5173' }],
  ['refused', 'a page without an origin', { ...HERE, origin: 'null' }],
  ['refused', 'a change by nobody', HERE, 'POST'],
  ['refused', 'a script of another site', { ...HERE, ...FETCH, ...ELSEWHERE }],
  ['refused', 'a frame of another site', { ...HERE, ...FRAME, ...ELSEWHERE }],
  ['refused', 'a form of another site', { ...HERE, ...LINK, ...ELSEWHERE }, 'POST'],
])('%s: %s', (answer, _, headers, method = 'GET') => {
  vi.stubEnv('CODESPACE_NAME', ENV.CODESPACE_NAME)
  const refusal = refusalOf({ headers, method } as unknown as IncomingMessage)
  expect(refusal ? 'refused' : 'answered').toBe(answer)
  if (!('host' in headers)) expect(refusal).toContain('npm start -- ALLOW_HOST=name.example')
})

const COMPANY = { ...ENV, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'preview.example' }
const TUNNEL = 'my.tunnel.example'

test.for<[env: Record<string, string>, host: string, address?: string]>([
  [ENV, CODESPACE, `https://${CODESPACE}`],
  [COMPANY, 'fuzzy-waddle-5173.preview.example', 'https://fuzzy-waddle-5173.preview.example'],
  [{ ALLOW_HOST: TUNNEL }, TUNNEL],
  [{ ALLOW_HOST: `https://${TUNNEL}/` }, TUNNEL],
  [{ ALLOW_HOST: `other.example, ${TUNNEL}:443` }, `${TUNNEL}:8443`],
])('with %j the site opens under the name %s', ([env, host, address]) => {
  expect(isForwarded(host, env)).toBe(true)
  expect(isForwarded(host, {})).toBe(false)
  expect(isForwarded(`evil.${host}`, env)).toBe(false)
  expect(forwardedAddress(5173, env)).toBe(address)
})

const SECRET = 'what nobody else may read'
const SECRETS =
  'studio/.desk/token studio/publish-command.txt studio/content/.studio.yaml.1234~ .update/before/package.json ' +
  '.env.local .npmrc .git/config notes.md'
const FILES: Record<string, string> = {
  ...Object.fromEntries(SECRETS.split(' ').map((file) => [file, SECRET])),
  'src/start.ts': `import '../packages/part.ts'; export const shown = 'a page'`,
  'packages/part.ts': `export const part = 'a part'`,
}

const root = (await temporaryFolder(afterAll)).replaceAll(path.sep, '/')
await writeFiles(root, FILES)
const port = await freePort()
vi.stubEnv('PORT', String(port))
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'silent',
  appType: 'custom',
  plugins: [onThisMachine()],
})
vi.unstubAllEnvs()
afterAll(() => server.close())
await server.listen()
const ask = (to: string, headers?: Headers) => sendRequest(port, { path: to, headers })

test('the development server gives its pages’ code and nothing else, in any spelling', async () => {
  const paths = SECRETS.split(' ').flatMap((file) => [
    ...['', '?raw', '?import&raw', '?url', '?import&inline', '?worker_file&type=module'].map(
      (query) => `/${file}${query}`,
    ),
    `//${file}?raw`,
    `/src/../${file}`,
    `/src/%2e%2e/${file}?raw`,
    `/${file.replaceAll('.', '%2e')}?raw`,
    `/@fs/${root}/${file}`,
    `/@fs/${root}/${file}?raw`,
    `/@fs/${root}/src/../${file}?import&raw`,
    `/@id/${root}/${file}?raw`,
  ])
  const answers = await Promise.all(paths.map((one) => ask(one, FETCH)))
  expect(paths.filter((_, at) => answers[at]!.content.includes(SECRET))).toEqual([])

  // What a page imports is asked for after the page.
  expect(String((await ask('/src/start.ts')).content)).toContain('a page')
  expect(String((await ask('/packages/part.ts')).content)).toContain('a part')
})

test.for<[status: number, who: string, headers: Headers]>([
  [200, 'the page that it shows', { 'sec-fetch-site': 'same-origin' }],
  [403, 'a page of another site', ELSEWHERE],
])(
  'the development server answers %i to %s, and to a socket of it',
  async ([status, , headers]) => {
    const page = await ask('/src/start.ts', { ...FETCH, ...headers })
    expect(page.status).toBe(status)
    expect(page.headers['access-control-allow-origin']).toBeUndefined()
    expect(page.content.includes('a page')).toBe(status === 200)

    for (const protocol of ['vite-hmr', 'vite-ping']) {
      const socket = request(`http://localhost:${port}/?token=${server.config.webSocketToken}`, {
        headers: {
          origin: `http://localhost:${port}`,
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
          'sec-websocket-protocol': protocol,
          ...headers,
        },
      }).end()
      const [answer] = await Promise.race([once(socket, 'response'), once(socket, 'upgrade')])
      socket.destroy()
      expect(answer.statusCode).toBe(status === 200 ? 101 : status)
    }
  },
)

test('no page makes the development server open a file in an editor', () => {
  expect(server.middlewares.stack.map(({ route }) => route)).not.toContain('/__open-in-editor')
})
