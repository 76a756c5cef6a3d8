import { once } from 'node:events'
import { request as send, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { expect, onTestFinished, test, vi } from 'vitest'

import { preview } from '../../packages/hosts/preview.ts'
import { listen } from '../../packages/hosts/listen.ts'
import { previewSite } from '../../packages/hosts/tests/preview-site.ts'
import { forwardedAddress, isForwarded, UNKNOWN_HOST } from '../../scripts/forwarded.ts'

const CODESPACE = { CODESPACE_NAME: 'fuzzy-waddle-abc123' }
const HOST = 'fuzzy-waddle-abc123-5173.app.github.dev'

// astro#13781: behind a forwarded port nothing opens
test.for<[service: string, env: Record<string, string>, host: string]>([
  ['Codespaces', CODESPACE, HOST],
  [
    'Codespaces of a company',
    { ...CODESPACE, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'preview.example' },
    'fuzzy-waddle-abc123-5173.preview.example',
  ],
  [
    'Gitpod',
    { GITPOD_WORKSPACE_URL: 'https://june-site-x1.ws-eu1.gitpod.io' },
    '5173-june-site-x1.ws-eu1.gitpod.io',
  ],
  [
    'Coder',
    { VSCODE_PROXY_URI: 'https://{{port}}--main--june.coder.example/' },
    '5173--main--june.coder.example',
  ],
  ['Cloud Shell', { WEB_HOST: 'cs-1.cloudshell.dev' }, '5173-cs-1.cloudshell.dev'],
])('the site opens behind the ports of %s', ([, env, host]) => {
  expect(isForwarded(host, env)).toBe(true)
  expect(forwardedAddress(5173, env)).toBe(`https://${host}`)
  expect(isForwarded(host, {})).toBe(false)
})

test.for([
  'my.tunnel.example',
  'https://my.tunnel.example/',
  'other.example, my.tunnel.example:443',
])('ALLOW_HOST=%s opens a tunnel of one’s own', (ALLOW_HOST) => {
  expect(isForwarded('my.tunnel.example', { ALLOW_HOST })).toBe(true)
  expect(isForwarded('my.tunnel.example:8443', { ALLOW_HOST })).toBe(true)
  expect(isForwarded('evil.my.tunnel.example', { ALLOW_HOST })).toBe(false)
})

test.for([
  'evil-5173.app.github.dev',
  'fuzzy-waddle-abc123-evil.app.github.dev',
  'fuzzy-waddle-abc123-5173.app.github.dev.evil.example',
  'evil.example',
  '',
])('the name %j of someone else stays refused', (host) => {
  expect(isForwarded(host, CODESPACE)).toBe(false)
})

test('under a name that nobody allowed, the preview says what to do', async () => {
  const { get, folder } = await previewSite()
  expect((await get('/about', { host: HOST })).status).toBe(421)

  vi.stubEnv('CODESPACE_NAME', CODESPACE.CODESPACE_NAME)
  const { port, stop } = await listen(
    preview(path.dirname(folder), { isKnown: isForwarded, unknown: UNKNOWN_HOST }),
  )
  onTestFinished(stop)
  const askSite = (host: string) => ask(port, host, '/about')
  expect(await askSite(HOST)).toMatchObject({ status: 200 })
  const refused = await askSite('evil.example')
  expect(refused.status).toBe(421)
  expect(refused.text).toContain('npm start -- ALLOW_HOST=name.example')
})

/** Asks a server of this machine under another name. `fetch` would write its own. */
async function ask(port: number, host: string, address: string) {
  const sent = send({
    host: 'localhost',
    port,
    path: address,
    headers: { host },
    agent: false,
  }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode, text: await text(response) }
}
