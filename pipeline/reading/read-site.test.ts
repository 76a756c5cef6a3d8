import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporarySite } from '../tests/temporary-site.ts'

test('a photograph’s name becomes the photograph, with its words and its film', async () => {
  const { content } = await (await temporarySite()).read()

  const { image } = content.pages.home.slideshow.slides[0]!
  expect(image.alt).toContain('the nape of her neck')
  expect(image.film).toMatchObject({ name: 'Ilford HP5 Plus', className: 'film-ilford-hp5-plus' })
  expect(image.film).not.toHaveProperty('hue')
  expect(image.tall).toMatchObject({ width: 22, height: 32 })
  expect(image.full).toEqual({
    width: 48,
    height: 32,
    address: expect.stringMatching(/^\/uploads\/print-09-hp5-\{width\}-[0-9a-f]{8}\.\{format\}$/),
    avif: [48],
    jpg: [48],
  })
  expect(content.pages.home.recentWork!.rows[0]![0]!.src).not.toHaveProperty('tall')
  expect(content.pages.portfolio.featuredWork.rows.flat()[0]!.id).toBe('curtain')
})

test('a photograph of somebody else is theirs, and the others stay the studio’s', async () => {
  const site = await temporarySite()
  const credit = '  credit: { name: Léa Roy, link: https://lea.example }'
  await site.edit(
    'photographs.yaml',
    'file: june-hands-hp5.jpg',
    `file: june-hands-hp5.jpg\n${credit}`,
  )
  const { photographs } = await site.read()
  const shown = photographs.in('about')
  const theirs = shown.find(({ photo }) => photo.credit)
  expect(theirs?.photo).toMatchObject({ className: 'photo-june-hands-hp5', credit: 'Léa Roy' })
  expect(theirs?.rights).toEqual({
    creator: 'Léa Roy',
    credit: 'Léa Roy',
    copyright: '© Léa Roy',
    page: 'https://lea.example',
  })
  const others = (await site.read()).photographs.in('home').map(({ rights }) => rights.creator)
  expect(new Set(others)).toEqual(new Set(['June Calloway']))
})

test('mistakes in several files are reported at once, each with its line', async () => {
  const site = await temporarySite()
  await site.edit('booking.yaml', 'price: $120', 'price: $1,20')
  await site.edit('home.yaml', 'caption: Before it', 'captoin: Before it')
  const price = await site.line('booking.yaml', '$1,20')
  const caption = await site.line('home.yaml', 'captoin')

  expect(await site.report()).toBe(`The site's content needs attention: 2 mistakes.

content/booking.yaml:${price}  packages[1].price
  "$1,20" is not a price in dollars. Write it like $80 or $1,200.

content/home.yaml:${caption}  slideshow.slides[0].captoin
  "captoin" is not known here. Did you mean "caption"?`)
})

test('a scan that several pages name is reported once, where it is described', async () => {
  const site = await temporarySite()
  await rm(path.join(site.uploads, 'taillights-portra-400.jpg'))
  await site.edit(
    'photographs.yaml',
    '- file: pier-mist',
    '- file: unused.jpg\n  alt: Fog.\n\n- file: pier-mist',
  )
  await site.edit('home.yaml', 'label: Selected photographs', 'label:')
  const report = await site.report()

  expect(report).toContain('2 mistakes')
  expect(report).toContain('slideshow.label\n  This is empty.')
  expect(report).toMatch(/photographs\.yaml:\d+ {2}\[\d+\]\.file\n {2}uploads\/taillights-portra-/)
  expect(report).toMatch(
    /Also in:\n {4}content\/home\.yaml:\d+ .*image\n {4}content\/portfolio\.yaml:\d+ .*src\n {4}content\/not-found\.yaml:\d+ /,
  )
})

test('an emptied folder of scans is one mistake, not one for each photograph', async () => {
  const site = await temporarySite()
  for (const name of await readdir(site.uploads)) await rm(path.join(site.uploads, name))

  expect(await site.report()).toBe(`The site's content needs attention: 1 mistake.

uploads/
  uploads/ is empty. Put the scans there that content/photographs.yaml describes.`)
})

test('a missing file and one that belongs to no page are both reported', async () => {
  const site = await temporarySite()
  await rm(path.join(site.content, 'about.yaml'))
  await writeFile(path.join(site.content, 'abuot.yaml'), 'title: About\n')
  const report = await site.report()

  expect(report).toContain('content/about.yaml\n  This file is missing.')
  expect(report).toContain('content/abuot.yaml\n  No page takes words from this file.')
})

test('grain and colors are set for all photographs, and grain for one', async () => {
  const site = await temporarySite()
  const slides = async () =>
    (await site.read()).content.pages.home.slideshow.slides.map(({ image }) => image.full.address)
  const changes = (before: string[], after: string[]) =>
    after.flatMap((address, index) => (address === before[index] ? [] : [index]))

  const before = await slides()
  const file = 'file: print-09-hp5.jpg'
  await site.edit('photographs.yaml', file, `${file}\n  grain: off`)
  const one = await slides()
  await site.edit('prints.yaml', 'grain: auto', 'grain: off')
  const none = await slides()
  await site.edit('prints.yaml', 'colors: srgb', 'colors: wide')

  expect(changes(before, one)).toEqual([0])
  expect(changes(one, none)).toEqual([1, 2, 3, 4])
  expect(changes(none, await slides())).toEqual([0, 1, 2, 3, 4])
})

test('a typeface that nobody has is a mistake like any other', async () => {
  const site = await temporarySite()
  await site.edit('look.yaml', 'text: Besley', 'text: Besly')
  const report = await site.report()

  expect(report).toContain('faces.text\n  "Besly" is neither a typeface in fonts/ nor')
  expect(report).toContain('Did you mean "Besley"?')
})

test('a studio without look.yaml looks like the demo', async () => {
  const site = await temporarySite()
  const before = (await site.read()).content.look
  await rm(path.join(site.content, 'look.yaml'))

  expect((await site.read()).content.look).toEqual(before)
})
