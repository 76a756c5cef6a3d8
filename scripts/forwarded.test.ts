import { preview } from '@studio/hosts/preview'
import { listen } from '@studio/hosts/listen'
import { sendRequest } from '../packages/hosts/tests/checks.ts'
import { smallSite } from '../packages/hosts/tests/finished-site.ts'
import { expect, onTestFinished, test, vi } from 'vitest'

import { forwardedAddress, isForwarded, UNKNOWN_HOST } from './forwarded.ts'

const CODESPACE = { CODESPACE_NAME: 'fuzzy-waddle-abc123' }
const HOST = 'fuzzy-waddle-abc123-5173.app.github.dev'

test.for<[service: string, env: Record<string, string>, host: string]>([
  ['Codespaces', CODESPACE, HOST],
  [
    'Codespaces of a company',
    { ...CODESPACE, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'preview.example' },
    'fuzzy-waddle-abc123-5173.preview.example',
  ],
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
  HOST.replace('.dev', '.evl'),
  'evil.example',
  '',
])('the name %j of someone else stays refused', (host) => {
  expect(isForwarded(host, CODESPACE)).toBe(false)
})

test('under a name that nobody allowed, the preview says what to do', async () => {
  vi.stubEnv('CODESPACE_NAME', CODESPACE.CODESPACE_NAME)
  const { port, stop } = await listen(
    preview(await smallSite(), { isKnown: isForwarded, unknown: UNKNOWN_HOST }),
  )
  onTestFinished(stop)
  const ask = async (host: string) => {
    const { status, content } = await sendRequest(port, { path: '/about', headers: { host } })
    return [status, String(content)]
  }
  expect(await ask(HOST)).toEqual([200, expect.any(String)])
  const said = expect.stringContaining('npm start -- ALLOW_HOST=name.example')
  expect(await ask('evil.example')).toEqual([421, said])
})
