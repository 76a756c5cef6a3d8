import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { rootWranglerFile } from './dialects/cloudflare.ts'
import { vercelSettings } from './dialects/vercel.ts'
import { finish, readyFor, unknownHost } from './finish.ts'
import { headerRules, HSTS, withGeneral } from './headers.ts'
import { smallSite } from './tests/finished-site.ts'

const ORIGINS = { frames: [], payments: [], receivers: [], forms: [] }

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

test.for([false, true])(
  'search engines may list a site, and not a trial deployment: %s',
  async (isTrial) => {
    const dist = await smallSite()
    await finish(dist, ORIGINS, { isTrial })
    for (const file of COMPRESSING) {
      const asked = /X-Robots-Tag(: |",\s*"value": ")noindex/.test(await reader(dist)(file))
      expect(asked, file).toBe(isTrial)
    }
  },
)

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
