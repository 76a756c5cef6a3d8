import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { deploymentIn } from './deployment.ts'
import { rootWranglerFile } from './dialects/cloudflare.ts'
import { vercelSettings } from './dialects/vercel.ts'
import { finish, readyFor, unknownHost } from './finish.ts'
import { headerRules, headersFor, HSTS, withGeneral, type ThirdPartyOrigins } from './headers.ts'
import { smallSite } from './tests/finished-site.ts'

const [CALENDAR, MAP] = ['https://calendar.example', 'https://map.example']
const ORIGINS = { frames: [CALENDAR, MAP], payments: [CALENDAR], receivers: [], forms: [] }

/** What says the headers at hosts that compress pages themselves. */
const COMPRESSING = ['client/_headers', 'hosts/netlify/_headers', 'hosts/vercel/vercel.json']

const reader = (dist: string) => (file: string) => readFile(path.join(dist, file), 'utf8')

test('a folder that is ready for Netlify has a rule for each hashed file, and for no hidden one', async () => {
  const dist = await smallSite({ 'uploads/.a.avif': '' })
  expect(await readyFor(dist, 'netlify')).toEqual(['_headers'])

  const rules = await reader(dist)('client/_headers')
  expect(rules).toContain('\n/uploads/dunes-736-1a2b.avif\n')
  expect(rules).not.toContain('.a.avif')
  expect(unknownHost('netlify')).toBeUndefined()
  expect(unknownHost('netlyfi')).toBe(
    'There are no files for netlyfi. Choose netlify, vercel, github-pages.',
  )
})

test('on GitHub Pages, which has no headers and cannot redirect, both forms of a path have the policy', async () => {
  const page = '<html><head><link href="/a.css"><meta charSet="utf-8"/></head></html>'
  const dist = await smallSite({ 'about.html': page })
  const read = reader(path.join(dist, 'hosts/github-pages'))
  const html = await read('about.html')

  // It comes before all that it restricts, and only the charset comes before it.
  expect(html).toMatch(
    /^<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; /,
  )
  expect(html.match(/charset/gi)).toHaveLength(1)
  // Browsers accept this in a header only.
  expect(html).not.toContain('frame-ancestors')
  expect(html).toContain('<meta name="referrer" content="strict-origin-when-cross-origin">')
  expect(await read('about/index.html')).toBe(html)
  for (const name of ['index.html', '404.html']) expect(await read(name)).toContain('Policy')
})

test('servers that compress by themselves forbid to rewrite pages, and others keep their compression', async () => {
  const read = reader(await smallSite())
  const own = ['client/.htaccess', 'hosts/nginx/site.conf', 'hosts/caddy/site.caddy']
  for (const file of [...own, ...COMPRESSING])
    expect((await read(file)).includes('no-cache, no-transform'), file).toBe(own.includes(file))
})

test('search engines may list a site, and not a trial deployment', async () => {
  const dist = await smallSite()
  for (const isTrial of [false, true]) {
    await finish(dist, ORIGINS, { isTrial })
    for (const file of COMPRESSING) {
      const asked = /X-Robots-Tag(: |",\s*"value": ")noindex/.test(await reader(dist)(file))
      expect(asked, file).toBe(isTrial)
    }
  }
})

test('on Vercel a hashed file is cached for a year and a missing one is not, with no rule longer than it takes', () => {
  const names = Array.from({ length: 40 }, (_, at) => `/uploads/${'d'.repeat(230)}-736-${at}.avif`)
  const site = { ...withGeneral(headerRules(ORIGINS), HSTS), pages: [], files: names }
  const immutable = vercelSettings(site).headers.filter(({ headers }) =>
    headers.some(({ value }) => value === 'public, max-age=31536000, immutable, no-transform'),
  )
  const rulesOf = (file: string) =>
    immutable.filter(({ source }) => new RegExp(`^${source}$`).test(file)).length

  expect(names.map(rulesOf)).toEqual(names.map(() => 1))
  expect(rulesOf(names[0]!.replace('-0', '-40'))).toBe(0)
  expect(rulesOf(names[0]!.replace('.avif', 'xavif'))).toBe(0)
  expect(Math.max(...immutable.map(({ source }) => source.length))).toBeLessThanOrEqual(4_096)
})

// `npx vitest run packages/hosts -u` writes them.
test('what hosts read at the root of the repository is as it is written here, with the name of the studio', async () => {
  await expect(rootWranglerFile()).toMatchFileSnapshot('../../wrangler.jsonc')
  const nameOf = (project: string): string => JSON.parse(rootWranglerFile(project)).name
  expect([nameOf('wren-halide'), nameOf('')]).toEqual(['wren-halide', 'film-studio'])
  // It is part of an address, which holds no longer ones.
  expect(nameOf('wren-and-'.repeat(6))).toBe('wren-and-'.repeat(6).slice(0, -1))
  expect(nameOf('wren-and-'.repeat(7)).length).toBeLessThanOrEqual(54)
})

const pageWith = (other: Partial<ThirdPartyOrigins> = {}) =>
  headersFor(headerRules({ ...ORIGINS, ...other }), '/about')

test('a page may load its own files, frame and probe the calendar and the map, and nothing else', () => {
  const { 'Content-Security-Policy': policy, 'Permissions-Policy': features, ...rest } = pageWith()

  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${CALENDAR} ${MAP}`,
    `frame-src ${CALENDAR} ${MAP}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
  expect(features).toBe(
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      `magnetometer=(), microphone=(), midi=(), usb=(), payment=(self "${CALENDAR}")`,
  )
  expect(rest).toEqual({
    'X-Content-Type-Options': 'nosniff',
    // The map requires it.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Speculation-Rules': '"/speculation-rules.json"',
    'Cache-Control': 'no-cache',
  })
})

const SELF = "'self'"
const [INBOX, SITE] = ['https://in.example', 'https://june.example']

test.for<[origins: Partial<ThirdPartyOrigins>, allowed: string[]]>([
  // Where a page shows another one of the site, that one may be in a frame, and pay.
  [{ frames: [SELF] }, [`frame-src ${SELF}; `, `frame-ancestors ${SELF}`]],
  [{ payments: [SELF] }, ['payment=(self)']],
  [{ payments: [] }, ['payment=()']],
  [{ receivers: [INBOX] }, [`${MAP} ${INBOX};`]],
  // Without JavaScript.
  [{ forms: [INBOX, SITE] }, [`form-action ${INBOX} ${SITE};`]],
])('for %j a page has the headers %j', ([origins, allowed]) => {
  const headers = Object.values(pageWith(origins)).join('\n')
  for (const part of allowed) expect(headers).toContain(part)
})

const NETLIFY = { NETLIFY: 'true', URL: 'https://june.netlify.app' }
const VERCEL = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'june.vercel.app' }

test.for([
  [{}, undefined, false],
  [{ ...NETLIFY, CONTEXT: 'production' }, 'https://june.netlify.app', false],
  [{ ...NETLIFY, CONTEXT: 'deploy-preview' }, 'https://june.netlify.app', true],
  [{ ...NETLIFY, CONTEXT: 'branch-deploy' }, 'https://june.netlify.app', true],
  [{ ...NETLIFY, URL: 'http://june.example/' }, 'https://june.example', false],
  [{ ...VERCEL, VERCEL_ENV: 'production' }, 'https://june.vercel.app', false],
  [{ ...VERCEL, VERCEL_ENV: 'preview' }, 'https://june.vercel.app', true],
  [{ CF_PAGES_URL: 'https://1a2b3c4d.june.pages.dev' }, 'https://june.pages.dev', false],
  // Its address is nowhere in its environment.
  [{ WORKERS_CI: '1', WORKERS_CI_BRANCH: 'main' }, undefined, false],
  // Not of a host: many programs call something URL.
  [{ URL: 'https://internal.example', CONTEXT: 'test' }, undefined, false],
  [{ ...NETLIFY, URL: 'june' }, undefined, false],
] as const)('with %j the site is at %s, and a trial: %s', ([env, address, isTrial]) => {
  expect(deploymentIn(env)).toEqual({ address, isTrial })
})
