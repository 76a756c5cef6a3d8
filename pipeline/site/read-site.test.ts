import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { reportAfter } from '../tests/temporary-content.ts'
import { temporarySite } from '../tests/temporary-site.ts'

test('a photograph’s name becomes the photograph, with its words and its film', async () => {
  const { content } = await (await temporarySite()).read()

  const { image } = content.home.slideshow.slides[0]!
  expect(image.alt).toContain('beside a tall window')
  expect(image.film).toMatchObject({ name: 'Portra 400', className: 'film-portra-400' })
  expect(image.film).not.toHaveProperty('hue')
  expect(image.full).toEqual({
    width: 48,
    height: 32,
    address: expect.stringMatching(
      /^\/uploads\/window-light-portra-400-\{width\}-[0-9a-f]{8}\.\{format\}$/,
    ),
    avif: [48],
    jpg: [48],
  })
})

test('slides have a portrait crop, other photographs none', async () => {
  const { content } = await (await temporarySite()).read()

  expect(content.home.slideshow.slides[0]!.image.tall).toMatchObject({ width: 22, height: 32 })
  expect(content.home.recentWork!.rows[0]![0]!.src).not.toHaveProperty('tall')
})

test('a photograph in a list has its file’s name as id unless it is given another', async () => {
  const site = await temporarySite()
  await site.edit('portfolio.yaml', '- src: wide-brim', '- id: the-hat\n      src: wide-brim')
  const { featuredWork } = (await site.read()).content.portfolio

  expect(featuredWork.rows.flat().map(({ id }) => id)).toEqual([
    'the-hat',
    'eyes-closed-portra-400',
    'street-noir-hp5',
    'porch-evening-gold-200',
    'shop-window-ektar-100',
  ])
})

test('mistakes in several files are reported at once, each with its line', async () => {
  const site = await temporarySite()
  await site.edit('booking.yaml', 'price: $120', 'price: $1,20')
  await site.edit('home.yaml', 'caption: One window', 'captoin: One window')
  await site.edit('studio.yaml', 'hello@dogwoodandsilver.example', 'hello')
  const line = {
    price: await site.line('booking.yaml', '$1,20'),
    caption: await site.line('home.yaml', 'captoin'),
    email: await site.line('studio.yaml', 'email:'),
  }

  expect(await site.report()).toBe(`The site's content needs attention: 3 mistakes.

content/booking.yaml:${line.price}  packages[1].price
  "$1,20" is not a price in dollars. Write it like $80 or $1,200.

content/home.yaml:${line.caption}  slideshow.slides[0].captoin
  "captoin" is not known here. Did you mean "caption"?

content/studio.yaml:${line.email}  email
  "hello" is not an email address. Write it like hello@example.com.`)
})

test('a mistake does not hide others around it', async () => {
  const report = await reportAfter(
    ['home.yaml', 'image: window-light', 'image: windo-light'],
    ['home.yaml', 'caption: One window, no flash, nobody in a hurry.', 'caption: ""'],
    ['booking.yaml', 'calendly.com/dogwood-and-silver-demo/basic-model', 'a.com/b'],
    ['booking.yaml', 'calendly.com/dogwood-and-silver-demo/basic', 'a.com/b'],
    ['booking.yaml', 'price: $80', 'price: $8,0'],
    ['photographs.yaml', 'film: Kodak Gold', 'film: Kodak Bold'],
  )

  expect(report).toContain('5 mistakes')
  expect(report).toContain('slides[0].image\n  "windo-light-portra-400.jpg" is not described')
  expect(report).toContain('slides[0].caption\n  This is empty.')
  expect(report).toContain('packages[1].booking\n  [0] has the same booking.')
  expect(report).toContain('packages[0].price\n  "$8,0" is not a price in dollars.')
  expect(report).toContain('[0].film\n  "Kodak Bold" is not in content/film-stocks.yaml.')
})

test('a photograph that several pages name is reported once, where it is described', async () => {
  const site = await temporarySite()
  await rm(path.join(site.uploads, 'umbrella-neon-ektar-100.jpg'))
  const line = {
    described: await site.line('photographs.yaml', 'file: umbrella-neon'),
    slide: await site.line('home.yaml', 'image: umbrella-neon'),
    neighbor: await site.line('not-found.yaml', '- umbrella-neon'),
  }

  expect(await site.report()).toBe(`The site's content needs attention: 1 mistake.

content/photographs.yaml:${line.described}  [28].file
  uploads/umbrella-neon-ektar-100.jpg is not there. Put the scan there, or take its name off the pages.
  Also in:
    content/home.yaml:${line.slide}  slideshow.slides[1].image
    content/not-found.yaml:${line.neighbor}  neighbors[0]`)
})

test('a missing photograph is reported beside mistakes in the same entry', async () => {
  const site = await temporarySite()
  await rm(path.join(site.uploads, 'ferris-wheel-couple-ektar-100.jpg'))
  await site.edit('photographs.yaml', 'alt: Black and white photograph', 'Alt: Black and white')
  await site.edit('home.yaml', 'caption: Two tickets', 'captoin: Two tickets')
  const report = await site.report()

  expect(report).toContain('3 mistakes')
  expect(report).toContain('uploads/ferris-wheel-couple-ektar-100.jpg is not there.')
  expect(report).toContain('slideshow.slides[3].captoin')
})

test('a name that is misspelled everywhere is one mistake with all of its places', async () => {
  const site = await temporarySite()
  for (const file of ['home.yaml', 'not-found.yaml']) {
    await site.edit(file, 'umbrella-neon-ektar-100', 'umbrela-neon-ektar-100')
  }
  const slide = await site.line('home.yaml', 'umbrela')
  const neighbor = await site.line('not-found.yaml', 'umbrela')

  expect(await site.report()).toBe(`The site's content needs attention: 1 mistake.

content/home.yaml:${slide}  slideshow.slides[1].image
  "umbrela-neon-ektar-100.jpg" is not described in content/photographs.yaml. Did you mean "umbrella-neon-ektar-100.jpg"?
  Also in:
    content/not-found.yaml:${neighbor}  neighbors[0]`)
})

test('an emptied folder of scans is one mistake, not one for each photograph', async () => {
  const site = await temporarySite()
  for (const name of await readdir(site.uploads)) await rm(path.join(site.uploads, name))

  expect(await site.report()).toBe(`The site's content needs attention: 1 mistake.

uploads/
  uploads/ is empty. Put the scans there that content/photographs.yaml describes.`)
})

test('a photograph that no page names may be missing', async () => {
  const site = await temporarySite()
  await site.edit('photographs.yaml', '- file: pier-mist', '- file: pier-fog')

  expect(await site.report()).toBe('No mistakes.')
})

test('an upload that broke off is reported with the words', async () => {
  const site = await temporarySite()
  await writeFile(path.join(site.uploads, 'wide-brim-hp5.jpg'), '')
  await site.edit('home.yaml', 'label: Selected photographs', 'label:')
  const report = await site.report()

  expect(report).toContain('2 mistakes')
  expect(report).toContain('uploads/wide-brim-hp5.jpg is damaged')
  expect(report).toContain('slideshow.label\n  This is empty. What belongs here: Read')
})

test('a missing field is reported on the line of what should hold it', async () => {
  const site = await temporarySite()
  await site.edit('booking.yaml', '    name: BASIC Package\n', '')
  const line = await site.line('booking.yaml', 'icon: { rolls: 3 }')

  expect(await site.report()).toContain(
    `booking.yaml:${line}  packages[1].name\n  "name" is missing. Add it. What belongs here: The`,
  )
})

test('a missing file and one that belongs to no page are both reported', async () => {
  const site = await temporarySite()
  await rm(path.join(site.content, 'about.yaml'))
  await writeFile(path.join(site.content, 'abuot.yaml'), 'title: About\n')
  const report = await site.report()

  expect(report).toContain('content/about.yaml\n  This file is missing.')
  expect(report).toContain('content/abuot.yaml\n  No page takes words from this file.')
})

test.each([
  ['an open quote', 'photographs.yaml', 'alt: Colored balloons', 'alt: "Colored balloons'],
  ['an open quote', 'film-stocks.yaml', 'sentence: Warm', 'sentence: "Warm'],
  ['a heading', 'photographs.yaml', '- file: balloons-gold', 'all:\n- file: balloons-gold'],
])('%s that makes %s unreadable is the one mistake', async (_, ...edit) => {
  const report = await reportAfter(edit)

  expect(report).toContain('attention: 1 mistake.')
  expect(report).toContain(`content/${edit[0]}:`)
})
