import { createRequire } from 'node:module'

import sharp from 'sharp'

import { PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// Its types declare an import that does not exist at run time.
const { load } = createRequire(import.meta.url)('exifreader') as typeof import('exifreader')

/** The rights in a photograph’s XMP. */
const RIGHTS = [
  '<rdf:li>June Calloway</rdf:li>',
  'photoshop:Credit="Dogwood &#38; Silver"',
  '© 2024 Dogwood &#38; Silver',
  'xmpRights:WebStatement="https://dogwoodandsilver.example/contact#photographs"',
]

test('[K4] every print is a file under /uploads/, is cached for good and says whose it is', async ({
  request,
  baseURL,
}) => {
  test.slow()
  const addresses = new Set<string>()
  for (const path of [...PAGES, '/nowhere']) {
    const html = await (await request.get(path)).text()
    for (const [address] of html.matchAll(/\/uploads\/[\w-]+\.(avif|jpg)/g)) addresses.add(address)
    expect(picturesIn(html)).not.toEqual([])
    for (const shown of picturesIn(html)) expect(shown).toMatch(/^(\/uploads\/|data:)/)
  }
  expect(addresses.size).toBeGreaterThan(250)

  const every = Array.from(addresses, async (address) => {
    // Playwright’s `request` is slow with 30 MB.
    const answer = await fetch(baseURL + address)
    expect(answer.headers.get('cache-control'), address).toContain('immutable')
    const file = Buffer.from(await answer.arrayBuffer())
    const { xmp } = await sharp(file).metadata()
    for (const words of RIGHTS) expect(xmp?.toString(), address).toContain(words)

    const { exif, gps } = load(file, { expanded: true })
    expect(gps, address).toBeUndefined()
    expect(Object.keys(exif ?? {}).join(), address).not.toMatch(/GPS|Serial|Make|Model|Date/)
  })
  await Promise.all(every)
})

test('the license address in every photograph leads to the terms on Contact', async ({ page }) => {
  await page.goto('/contact#photographs')

  await expect(page.getByRole('heading', { name: 'Using my photographs' })).toBeInViewport()
  await expect(page.getByText('To print, publish or post a photograph itself')).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  test('the portrait crop of the first slide is fetched first, once', async ({ page }) => {
    const prints: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/uploads/')) prints.push(pathname)
    })
    await page.goto('/')
    expect(prints[0]).toMatch(/^\/uploads\/print-09-hp5-tall-736-\w+\.avif$/)
    expect(prints.filter((path) => path.includes('print-09'))).toHaveLength(1)
  })
})

/** The addresses in `src` and `srcset` of all pictures. */
function picturesIn(html: string): string[] {
  const tags = Array.from(html.matchAll(/<(?:img|source)\b[^>]*>/g), ([tag]) => tag)
  const lists = tags.flatMap((tag) => Array.from(tag.matchAll(/\bsrc(?:set)?="([^"]+)"/g)))
  return lists.flatMap(([, list = '']) => list.split(', ').map((one) => one.split(' ')[0]!))
}

test('browsers without AVIF get a JPEG', async ({ page }) => {
  await page.goto('/')
  const image = page.getByRole('group', { name: '1 of 5' }).locator('img')
  await expect(image).toHaveAttribute('src', /\.jpg$/)
  await expect(image).toHaveAttribute('srcset', /\.jpg \d+w/)
})
