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

test('[K4] every print and card contains its rights, and none contains GPS, camera or date', async ({
  request,
  baseURL,
}) => {
  test.slow()
  const addresses = new Set<string>()
  for (const path of [...PAGES, '/nowhere']) {
    const html = await (await request.get(path)).text()
    for (const [address] of html.matchAll(/\/uploads\/[\w-]+\.(avif|jpg)/g)) addresses.add(address)
  }
  expect(addresses.size).toBeGreaterThan(250)

  const every = Array.from(addresses, async (address) => {
    // Playwright’s `request` is slow with 30 MB.
    const file = Buffer.from(await (await fetch(baseURL + address)).arrayBuffer())
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
