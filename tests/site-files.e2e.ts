import sharp from 'sharp'

import { PAGES } from './support/pages.ts'
import { shownPhotographs } from './support/shown-photographs.ts'
import { expect, test } from './support/test.ts'

test('[L5] the sitemap lists all five pages and their photographs', async ({ page, request }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')

  await page.goto('/')
  const entries = await page.evaluate(
    (xml) => {
      const map = new DOMParser().parseFromString(xml, 'application/xml')
      const words = (parent: Element, name: string) =>
        [...parent.getElementsByTagName(name)].map((element) => element.textContent ?? '')
      return Array.from(map.getElementsByTagName('url'), (url) => ({
        pages: words(url, 'loc'),
        images: words(url, 'image:loc'),
      }))
    },
    await answer.text(),
  )
  expect(entries.map(({ pages }) => pages)).toHaveLength(PAGES.length)

  for (const [index, { pages, images }] of entries.entries()) {
    const [address = ''] = pages
    const reached = await page.goto(new URL(address).pathname)
    expect(reached?.status()).toBe(200)
    expect(new URL(page.url()).pathname).toBe(PAGES[index])
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address)

    const listed = images.map((image) => new URL(image).pathname)
    expect(listed.toSorted()).toEqual(await shownPhotographs(page))
  }
  expect(entries.flatMap(({ images }) => images).length).toBeGreaterThan(30)
})

test('robots.txt lets all crawlers in and names the sitemap', async ({ page, request }) => {
  const robots = await (await request.get('/robots.txt')).text()

  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/)
  expect(robots).not.toContain('Disallow')
  await page.goto('/')
  const home = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(robots).toContain(`Sitemap: ${home}sitemap.xml`)
})

test('icons have the sizes that the manifest and the page name', async ({ page, request }) => {
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons, ...manifest } = await answer.json()
  expect(manifest).toMatchObject({
    name: 'Dogwood & Silver',
    short_name: 'Dogwood',
    start_url: '/',
    display: 'browser',
    theme_color: '#12100e',
  })

  await page.goto('/')
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  const all = [...icons, { src: apple, sizes: '180x180', type: 'image/png' }]
  expect(all).toHaveLength(4)
  for (const { src, sizes, type } of all) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toBe(type)
    const { width, height } = await sharp(await icon.body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }

  const favicon = await request.get('/favicon.ico')
  expect(favicon.headers()['content-type']).toBe('image/x-icon')
  // A PNG follows the header and one entry.
  const bytes = await favicon.body()
  expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  expect(await sharp(bytes.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32 })
})

test('no page requests or links to a missing file', { tag: '@all' }, async ({ page, request }) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url())
  })

  const linked = new Set<string>()
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const links = page.locator('head link[href]:not([rel=canonical])')
    for (const link of await links.all()) linked.add((await link.getAttribute('href')) ?? '')
  }
  expect(missing).toEqual([])

  expect(linked).toContain('/manifest.webmanifest')
  for (const address of linked) expect((await request.get(address)).status(), address).toBe(200)
})
