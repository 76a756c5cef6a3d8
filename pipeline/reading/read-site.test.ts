import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { FACTS } from '../content/facts.ts'
import { reportAfter, temporarySite, type Edit } from '../tests/temporary-site.ts'
import { readTexts } from '../content/read-texts.ts'
import { facesOf, findFamilies } from '../typefaces/families.ts'
import { faceMistakes, unlicensed } from './faces.ts'
import { keepShortWords } from './fill-in.ts'
import { readSite } from './read-site.ts'

const CREDIT = '  credit: { name: Léa Roy, link: https://lea.example }'

test('a photograph’s name becomes the photograph, with its words, its film and its rights', async () => {
  const hands = 'file: june-hands-hp5.jpg'
  const site = await temporarySite(['photographs.yaml', hands, `${hands}\n${CREDIT}`])
  const { content, photographs, library } = await site.read()

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

  const theirs = photographs.in('about').find(({ photo }) => photo.credit)
  expect(theirs?.photo).toMatchObject({ className: 'photo-june-hands-hp5', credit: 'Léa Roy' })
  expect(theirs?.rights).toEqual({
    creator: 'Léa Roy',
    credit: 'Léa Roy',
    copyright: '© Léa Roy',
    page: 'https://lea.example',
  })
  const others = photographs.in('home').map(({ rights }) => rights.creator)
  expect(new Set(others)).toEqual(new Set(['June Calloway']))

  // Home's are printed first, and here nothing can be.
  await rm(site.uploads, { recursive: true })
  await expect(library.printAll(() => {})).rejects.toThrow('uploads/roll-22-hp5.jpg changed')
})

test('a fact that changes in its one line changes wherever it is repeated', async () => {
  const site = await temporarySite(
    ['studio.yaml', 'name: Dogwood & Silver', 'name: "影 \\u2028\\u202eعكس 🎞️"'],
    ['studio.yaml', 'photographer: June Calloway', 'photographer: Ada Lund'],
    ['studio.yaml', 'city: Charlotte, North Carolina', 'city: Oslo, Norway'],
    ['studio.yaml', 'copyrightYear: 2024', 'copyrightYear: 2031'],
    ['studio.yaml', 'url: https://dogwoodandsilver', 'url: https://juniper'],
    ['studio.yaml', 'Concord: 35', 'constructor: 35'],
    ['booking.yaml', 'price: $80', 'price: $95'],
    ['prints.yaml', 'colors: srgb', "colors: srgb\nrights: { credit: '{photographer}' }"],
  )
  const { content, sharing, photographs } = await site.read()
  expect(content.pages.home.description).toBe(
    'Portraits on 35mm and medium format film in Oslo, Norway. For models, couples, families and ' +
      'brands. Sessions from $95.',
  )
  expect(content.pages.booking.lede).toMatch(/^Four sessions/)
  expect(content.pages.about.introduction.lede).toMatch(/^I’m Ada Lund:/)
  expect(sharing.cards.booking.line).toBe('Film sessions from $95, counted in rolls')
  expect(content.serviceArea!.towns).toContain('constructor')
  expect(photographs.of({ file: 'behind-the-curtain-hp5.jpg', cut: 'whole' }).rights).toEqual({
    creator: 'Ada Lund',
    // Written rights count before those of the studio.
    credit: 'Ada Lund',
    copyright: '© 2031 影 \u2028\u202eعكس 🎞️',
    license: 'https://juniper.example/contact#photographs',
  })

  const everything = JSON.stringify({ content, sharing })
  expect(everything).not.toMatch(new RegExp(`\\{\\s*(${FACTS.join('|')})`, 'i'))
  for (const old of ['June Calloway', 'North Carolina', '2024', '$80']) {
    expect(everything).not.toContain(old)
  }
})

test('mistakes in several files are reported at once, each with its line', () => {
  const report = reportAfter(
    ['booking.yaml', 'price: $120', 'price: $1,20'],
    ['home.yaml', 'caption: Before it', 'captoin: Before it'],
  )
  expect(report).toMatch(
    new RegExp(`^The site's content needs attention: 2 mistakes\\.

content/booking\\.yaml:\\d+  packages\\[1\\]\\.price
  "\\$1,20" is not a price in dollars\\. Write it like \\$80 or \\$1,200\\.

content/home\\.yaml:14  slideshow\\.slides\\[0\\]\\.captoin
  "captoin" is not known here\\. Did you mean "caption"\\?$`),
  )
})

test('a scan that several pages name is reported once, where it is described', async () => {
  const site = await temporarySite(['home.yaml', 'label: Selected photographs', 'label:'])
  await rm(path.join(site.uploads, 'umbrella-headlights-portra-400.jpg'))
  const report = await site.report()

  expect(report).toContain('2 mistakes')
  expect(report).toContain('slideshow.label\n  This is empty.')
  expect(report).toMatch(
    /photographs\.yaml:\d+ {2}\[\d+\]\.file\n {2}uploads\/umbrella-headlights-/,
  )
  expect(report).toMatch(
    /Also in:\n {4}content\/home\.yaml:\d+ .*image\n {4}content\/portfolio\.yaml:\d+ .*src\n {4}content\/not-found\.yaml:\d+ /,
  )
})

test('a file that is missing, of another name, or none is a mistake, and hides no other', async () => {
  const site = await temporarySite(['booking.yaml', '$120', '$1,20'])
  await rm(path.join(site.content, 'home.yaml'))
  await mkdir(path.join(site.content, 'home.yaml'))
  await rename(path.join(site.content, 'sharing.yaml'), path.join(site.content, 'sharng.yaml'))
  // As a Mac leaves beside a file on a disk of another kind.
  await writeFile(path.join(site.content, '._about.yaml'), '')

  const report = await site.report()
  expect(report).toContain('content/home.yaml\n  This is no file that can be read (')
  expect(report).toContain('content/sharing.yaml\n  This file is missing.')
  expect(report).toContain('content/sharng.yaml\n  No page takes words from this file.')
  expect(report).toContain('"$1,20" is not a price')
  expect(report).toContain('4 mistakes')
})

test('a missing or empty folder is one mistake, and the other folder is still checked', async () => {
  const site = await temporarySite()
  await rename(site.content, `${site.content}-away`)
  expect(await site.report()).toContain('1 mistake.\n\ncontent/\n  This folder is not there.')

  await rename(`${site.content}-away`, site.content)
  await rm(site.uploads, { recursive: true })
  await site.edit('booking.yaml', '$120', '$1,20')
  const report = await site.report()
  expect(report).toContain('2 mistakes')
  expect(report).toContain('uploads/\n  uploads/ is not there. Put the folder back.')
  await mkdir(site.uploads)
  expect(await site.report()).toContain('uploads/\n  uploads/ is empty. Put the scans there that')
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

const HANDS = 'couple-hands-portra-400.jpg'

test('a photograph that is taken off is on no page, card or list, and its scan may be deleted', async () => {
  const site = await temporarySite(
    hidden(HANDS),
    hidden('umbrella-headlights-portra-400.jpg'),
    ['not-found.yaml', '- umbrella-headlights-portra-400.jpg', '- print-09-hp5.jpg'],
    ['sharing.yaml', 'photograph: couple-foreheads-portra-400.jpg', `photograph: ${HANDS}`],
    ['studio.yaml', 'thumbnail: roll-22-hp5.jpg', `thumbnail: ${HANDS}`],
  )
  await rm(path.join(site.uploads, HANDS))

  const texts = await readTexts(site.root, site.content)
  const folders = { uploads: site.uploads, cache: path.join(site.root, 'cache') }
  const trace = (text: string, _: unknown, at: PropertyKey[]) => `${text} <${at.join('.')}>`
  const read = await readSite(texts, folders, { trace })
  const { content, photographs, sharing, shown } = read
  expect(JSON.stringify(content)).not.toContain('couple-hands')
  expect(content.pages.portfolio.recentSessions!.photographs).toHaveLength(23)
  // The words stay where a photograph may be left out.
  expect(content.pages.home.letters!.letters[0]).toMatchObject({ name: 'Sample letter' })
  expect(content.site.navigation.home).toEqual({ label: 'Home' })
  const classes = photographs.in('portfolio').map(({ photo }) => photo.className)
  expect(classes).not.toContain('photo-couple-hands-portra-400')
  expect(sharing.cards.home.photograph.file).toBe('print-09-hp5.jpg')

  // An editor is told of the fields that the other photographs are in.
  const captions = shown.pages.home.slideshow.slides.map(({ caption }) => caption.split(' <')[1])
  expect(captions).toEqual([0, 1, 2, 4].map((at) => `slideshow.slides.${at}.caption>`))
})

test('the photographs of a story are counted without the hidden one, wherever they are in the list', async () => {
  const site = await temporarySite(hidden('couple-foreheads-portra-400.jpg'))
  const stories = ['Rain', 'Rain', 'Fair', undefined, 'Rain']
  await site.edit('portfolio.yaml', ({ recentSessions }) => {
    const { photographs } = recentSessions
    recentSessions.photographs = stories.map((story, at) => ({ ...photographs[at], story }))
  })

  const { recentSessions } = (await site.read()).content.pages.portfolio
  const parts = recentSessions!.photographs.map(({ part }) => part && [part.number, part.count])
  expect(parts).toEqual([[1, 2], [1, 1], undefined, [2, 2]])
})

test('where a page cannot be without a hidden photograph, the owner is asked for another', () => {
  const [portrait, slide, neighbor] = ['june-shadow-hp5', 'print-09-hp5', 'fog-two-portra-400']
  const report = reportAfter(...[portrait, slide, neighbor].map((name) => hidden(`${name}.jpg`)), [
    'home.yaml',
    ({ slideshow }) => (slideshow.slides.length = 1),
  ])
  expect(report).toContain('3 mistakes.')
  expect(report).toContain(`introduction.portrait\n  ${portrait}.jpg is hidden, and the page`)
  expect(report).toContain(`slideshow.slides[0].image\n  ${slide}.jpg is hidden`)
  expect(report).toContain(`neighbors[1]\n  ${neighbor}.jpg is hidden`)
})

test('a package without its own page links to the calendar, if there is one, and visitors are asked before it', async () => {
  const site = await temporarySite(['studio.yaml', 'embeds: near', 'embeds: ask'])
  const booking = async () => {
    const { pages, offers } = (await site.read()).content
    const { calendar, packages } = pages.booking
    return [Boolean(calendar?.ask), packages[0]!.booking, packages[1]!.booking, offers[1]!.booking]
  }
  // The sample is no other site, and no offer leads to it.
  const sample = [1, 2].map((number) => `/sample-calendar?package=${number}`)
  expect(await booking()).toEqual([false, ...sample, undefined])

  const june = 'https://calendly.com/june'
  await site.edit('studio.yaml', 'calendar: sample', `calendar: ${june}`)
  const page = `${june}/basic`
  const basic = 'name: BASIC Package'
  await site.edit('booking.yaml', basic, `${basic}\n    booking: ${page}`)
  expect(await booking()).toEqual([true, june, page, page])

  await site.edit('studio.yaml', (studio) => delete studio.scheduling)
  expect((await booking()).slice(1)).toEqual([undefined, page, page])
})

test('search engines get only unambiguous prices as money, and outside North America no plain $', async () => {
  const site = await temporarySite(
    ['booking.yaml', 'price: $120', 'price: from $120'],
    ['booking.yaml', 'price: $250', 'price: €250'],
    ['booking.yaml', 'price: $420', 'price: 420 US$'],
  )
  const prices = async () => (await site.read()).content.offers.map(({ money }) => money)
  const others = [undefined, { amount: 250, currency: 'EUR' }, { amount: 420, currency: 'USD' }]
  expect(await prices()).toEqual([{ amount: 80, currency: 'USD' }, ...others])
  await site.edit('studio.yaml', 'phone: (704) 555-0136', "phone: '+61 2 5550 0136'")
  expect(await prices()).toEqual([undefined, ...others])
})

test('news and a mini session are left out once their day is over, the price from what search engines get', async () => {
  const site = await temporarySite()
  const write = (days: string[]) =>
    site.edit('booking.yaml', (booking) => {
      const sessions = days.map((date, at) => ({ name: `Garden ${at}`, date, price: '$60' }))
      booking.news = { text: 'June is full.', until: days[0] }
      booking.miniSessions = { heading: 'Soon', sessions }
    })
  const booking = async () => (await site.read()).content.pages.booking

  await write(['2020-06-20', '2999-06-20'])
  expect((await booking()).news).toBeUndefined()
  expect((await booking()).miniSessions?.sessions).toMatchObject([{ name: 'Garden 1' }])
  expect((await site.read()).content.priceRange).toBe('$60–$420')

  await write(['2020-06-20'])
  expect((await booking()).miniSessions).toBeUndefined()
  expect((await site.read()).content.priceRange).toBe('$80–$420')
})

test.for([
  ['One plate. No second take.', 'One plate. No·second take.'],
  ['Come and sit for a roll.', 'Come and sit for a·roll.'],
  ['If it is so', 'If·it·is·so'],
  ['Now you have it.', 'Now you have·it.'],
  ['*A good* hour', '*A·good* hour'],
  ['Où va la lumière ?', 'Où·va·la·lumière ?'],
  ['Thirty-six frames', 'Thirty-six frames'],
  ['Aðeins á filmu', 'Aðeins á·filmu'],
] as const)('the short words of a heading stay beside their neighbors: %s', ([heading, kept]) => {
  expect(keepShortWords(heading).replaceAll('\u00a0', '·')).toBe(kept)
})

test('a typeface of the studio’s own needs a license, an upright font, and files that are fonts', async () => {
  const fonts = await temporaryFolder()
  const own = (name: string) =>
    cp(path.join('node_modules/@fontsource/besley/files', name), path.join(fonts, name))
  await own('besley-latin-500-italic.woff2')
  await writeFile(path.join(fonts, 'Brand.ttf'), 'no font')
  const location = { file: 'content/look.yaml', line: 3, field: 'faces.text' }
  const named = ['Besley', 'Besly'].map((value) => ({ value, location }))
  const faces = named as Parameters<typeof faceMistakes>[0]['faces']

  expect(faceMistakes({ faces }, await findFamilies(fonts))).toEqual([
    { file: 'fonts/Brand.ttf', message: expect.stringContaining('no font that can be read') },
    { ...location, message: '"Besley" has italics only. Add its upright font.' },
    { ...location, message: expect.stringContaining('Did you mean "Besley"?') },
  ])

  await own('besley-latin-400-normal.woff2')
  const names = { text: 'Besley', labels: 'Archivo Narrow' }
  const warnings = async () => unlicensed(facesOf(names, (await findFamilies(fonts)).families))
  expect(await warnings()).toEqual([expect.stringContaining('no license for Besley')])
  await writeFile(path.join(fonts, 'OFL.txt'), 'SIL')
  expect(await warnings()).toEqual([])
})

function hidden(file: string): Edit {
  return ['photographs.yaml', `- file: ${file}`, `- file: ${file}\n  hidden: true`]
}
