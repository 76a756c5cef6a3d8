import sharp from 'sharp'

import { strip } from '#owner/desk/traces.ts'
import { delayRequests } from '../support/delayed-requests.ts'
import { dropScan, expect, painted, scan, test } from './panel.ts'

test('@all a new roll is taken in, one bad file does not stop the others', async ({ desk }) => {
  const flowers = await sharp('demo/uploads/wildflowers-portra-400.jpg')
    .resize(1300)
    .withExif({ IFD0: { Artist: 'Lea Roy' } })
    .toBuffer()
  const inks = await painted({ cmyk: true })
  await desk.addScans(
    scan('cut short.jpg', inks.subarray(0, inks.length / 2)),
    scan('inks.jpg', inks),
    scan('Fleurs sauvages Portra 400.jpg', flowers),
  )

  const lost = desk.getByRole('list', { name: 'Not taken' }).getByRole('listitem')
  await expect(lost.filter({ hasText: 'cut short.jpg' })).toContainText(
    'It is damaged or incomplete. Send it again.',
  )
  const waiting = desk.getByRole('list', { name: 'New scans' }).getByRole('button')
  await expect(waiting).toHaveCount(2)
  await expect(waiting).toContainText(['fleurs', 'inks'])
  await expect(desk.getByText('It came as Fleurs sauvages Portra 400.jpg.')).toBeVisible()
  await expect(desk.getByText('This scan says it is by Lea Roy.')).toBeVisible()
  await desk.button('Credit them').click()
  await desk.button(/^Keep it/).click()
  await expect(desk.getByLabel('What does it show?')).toHaveAttribute('aria-invalid')
  await desk.getByLabel('What does it show?').fill('Wildflowers beside a road, in low sun.')
  await expect(desk.getByLabel('Film')).toHaveValue('Portra 400')
  await desk.getByLabel('Show it in').selectOption('Portfolio · Recent sessions')
  await desk.getByLabel('Caption').fill('Stopped the car again.')
  await desk.button(/^Keep it/).click()

  // The next is in hand, on the same film.
  await expect(desk.getByText('in the colors of inks (CMYK)')).toBeVisible()
  await expect(desk.getByLabel('Film')).toHaveValue('Portra 400')
  await desk.getByLabel('What does it show?').fill('Inks in a row.')
  await desk.written('photographs').toContain('Inks in a row.')
  await desk.button('Throw it away').click()
  await expect.poll(() => desk.scans()).not.toContain('inks.jpg')
  expect(await desk.text('photographs')).not.toContain('inks.jpg')
  await expect(desk.said).toContainText('Undo brings it back.')
  await desk.undo()
  await expect.poll(() => desk.scans()).toContain('inks.jpg')
  await desk.written('photographs').toContain('Inks in a row.')
  await desk.undo()
  await desk.written('photographs').not.toContain('inks.jpg')

  await desk.button('← Describe later').click()
  await desk.button(/^Wildflowers beside a road, in low sun/).click()
  await expect(desk.getByText('Portfolio · Recent sessions · Photographs 26')).toBeVisible()
  const photographs = await desk.text('photographs')
  expect(photographs).toMatch(
    /\n\n- file: fleurs-sauvages-portra-400.jpg\n  alt: Wildflowers beside a road, in low sun.\n  film: Portra 400\n  credit:\n    name: Lea Roy\n$/,
  )
  expect(await desk.text('portfolio')).toContain(
    '    - src: fleurs-sauvages-portra-400.jpg\n      caption: Stopped the car again.\n',
  )

  const focal = desk.button(/^Focal point/)
  await desk.duringNextChange(async () => {
    for (let press = 0; press < 50; press++) await focal.press('ArrowRight')
  })
  await focal.click({ position: { x: 30, y: 40 } })
  await desk
    .written('photographs')
    .toMatch(/\n  focal: \{ x: 1, y: 0\.\d+ \}\n  credit:\n    name: Lea Roy\n$/)

  await desk.button('Take it off every page').click()
  await expect(desk.getByText('is taken off.')).toBeVisible()
  await desk.written('photographs').toMatch(/\n  hidden: true\n$/)
  const card = desk.button(/^Wildflowers .* taken off$/)
  await expect(card).toBeFocused()
  await card.click()
  await desk.button('Show it again').click()
  await desk.written('photographs').not.toContain('hidden')
  await expect(desk.button(/^Wildflowers beside a road/)).toBeFocused()
})

test('@all a photograph dropped on one of the page takes its place', async ({ desk }) => {
  await desk.open('About')
  const portrait = desk.photographBeside('Self-portrait')
  await desk.waitForRing(portrait)
  await dropScan(portrait, 'june.jpg')
  await desk.getByLabel('What does it show?').fill('June at a window.')
  await desk.button(/^Keep it/).click()
  await desk.written('about').toContain('portrait: june.jpg')
})

test('@all the demo’s photographs go at once, but where a page needs one', async ({ desk }) => {
  const before = await desk.text('photographs')
  const out = desk.button(/^Take the demo’s/)
  await desk.open('Photographs')
  await expect(desk.button('Choose scans…')).toBeVisible()
  await expect(out).toBeHidden()
  await desk.addScans(scan('own.jpg'))
  await desk.getByLabel('What does it show?').fill('A green wall.')
  await desk.button(/^Keep it/).click()
  await desk.written('photographs').toContain('A green wall.')
  const described = await desk.text('photographs')

  await out.click()
  await expect
    .poll(async () => (await desk.text('photographs')).match(/hidden: true/g)?.length)
    .toBeGreaterThan(40)
  await expect(desk.said).toContainText('still shown in 5 places')
  await expect(desk.getByRole('alert')).toContainText('so they still show what was taken off.')
  await expect(desk.site.getByRole('group', { name: /of 5$/ })).toHaveCount(0)

  await desk.undo()
  await desk.written('photographs').toBe(described)
  expect(described.startsWith(before)).toBe(true)
})

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

test('@all ten scans become ten recent sessions, and none waits for a save', async ({ desk }) => {
  test.slow()
  await desk.addScans(...TEN.toReversed().map((at) => scan(`frame-${at}-ektar-100.jpg`)))
  const waiting = desk.getByRole('list', { name: 'New scans' }).getByRole('button')
  await expect(waiting.filter({ hasText: 'frame-' })).toHaveCount(10)
  await expect(desk.getByText('is being looked at')).toHaveCount(0)

  const delayed = await delayRequests(desk, '**/save')
  for (const at of TEN) {
    const form = desk.getByRole('form', { name: `frame-${at}-ektar-100.jpg` })
    await expect(form.getByLabel('What does it show?')).toBeFocused()
    await desk.keyboard.insertText(`Soft light, number ${at}.`)
    if (at === 1) await form.getByLabel('Show it in').selectOption('Portfolio · Recent sessions')
    await form.getByLabel('What does it show?').press('Enter')
    await expect(form.getByLabel('Caption')).toBeFocused()
    await desk.keyboard.insertText(`Frame ${at}.`)
    await desk.keyboard.press('Enter')
  }
  delayed.release()

  await desk.open('Portfolio')
  await desk.getByText('Recent sessions', { exact: true }).click()
  const list = desk.getByRole('region', { name: 'Portfolio · Recent sessions · Photographs' })
  const rows = list.getByRole('listitem')
  await list.getByRole('button', { name: /^Select several/ }).click()
  await rows.first().getByRole('button').click()
  await rows
    .nth(-11)
    .getByRole('button')
    .click({ modifiers: ['Shift'] })
  await list.getByRole('button', { name: 'Remove' }).click()
  await expect(rows).toHaveCount(10)

  const shown = TEN.map((at) => `Soft light, number ${at}.`)
  const images = desk.site.getByRole('region', { name: 'Recent Sessions' }).getByRole('img')
  // The page is loaded again while it changes.
  await expect(async () => {
    const alts = images.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
    expect((await alts).map((alt) => strip(alt ?? ''))).toEqual(shown)
  }).toPass()
  const written = await desk.text('photographs')
  expect(written.match(/number \d+\.\n +film: Ektar 100/g)).toHaveLength(10)
})

test('@all one sentence describes a whole roll, and one undo takes it back', async ({ desk }) => {
  const before = await desk.text('photographs')
  await desk.addScans(...TEN.slice(0, 4).map((at) => scan(`wall-${at}.jpg`)))
  const waiting = desk.getByRole('list', { name: 'New scans' }).getByRole('button')
  await expect(waiting).toHaveCount(4)
  await desk.button('Describe all 4 at once').click()
  const form = desk.getByRole('form', { name: '4 new scans' })
  await form.getByLabel('What does it show?').fill('Light on a wall.')
  await form.getByLabel('Show them in').selectOption('Portfolio · Recent sessions')
  await form.getByLabel('Caption').fill('Still light.')
  await form.getByLabel('Film').selectOption('Ektar 100')
  await form.getByRole('button', { name: 'Keep' }).click()

  const all = (text: string) => text.match(/Light on a wall\.\n +film: Ektar 100/g) ?? []
  await expect.poll(async () => all(await desk.text('photographs'))).toHaveLength(4)
  await expect
    .poll(async () => (await desk.text('portfolio')).match(/wall-\d\.jpg\n +caption: Still light/g))
    .toHaveLength(4)
  await desk.undo()
  await desk.written('photographs').toBe(before)
  await expect(desk.getByText('4 new scans wait for words.')).toBeVisible()
})

test('@all several photographs get a film and are taken off by keys alone', async ({ desk }) => {
  const before = await desk.text('photographs')
  await desk.open('Photographs')
  await desk.button('Select several').press('Enter')
  const cards = desk.button(/couple-(hands|leaving)-/)
  await cards.first().press('Space')
  await cards.last().press('Shift+Space')
  const selected = desk.getByRole('button', { pressed: true })
  await expect(selected).toHaveCount(2)
  await desk.getByLabel('Film').selectOption('Ilford HP5 Plus')
  await desk
    .written('photographs')
    .toMatch(/couple-leaving-portra-400\.jpg\n(?: {2}.*\n)* {2}film: Ilford HP5 Plus\n/)

  const undo = desk.button('Undo')
  await undo.press('Enter')
  await desk.written('photographs').toBe(before)
  await desk.button('Take 2 photographs off every page').press('Enter')
  await desk
    .written('photographs')
    .toMatch(/couple-leaving-portra-400\.jpg\n(?: {2}.*\n)* {2}hidden: true\n/)
  await expect(desk.button('Select several')).toBeFocused()

  // Where it is put, no page would show it.
  await desk.button('Select several').press('Enter')
  await cards.first().press('Space')
  await expect(desk.button('Show it again')).toBeVisible()
  await expect(desk.getByLabel('Show it in')).toBeHidden()
  await undo.press('Enter')
  await desk.written('photographs').toBe(before)
})

test('@all another photograph in a row asks whether its caption still fits', async ({ desk }) => {
  const slides = await desk.openSlides()
  const [dropped, chosen] = [slides.nth(1), slides.nth(2)]
  await dropScan(dropped.getByRole('button').first(), 'rain.jpg')
  await expect(desk.getByText('Then it is shown in Home · Slideshow · Slides 2')).toBeVisible()
  await desk.getByLabel('What does it show?').fill('Rain on a window.')
  await desk.getByLabel('What does it show?').press('Enter')
  await desk.button(/^Keep it/).click()
  await expect(dropped.getByLabel('Caption')).toBeFocused()
  await expect(dropped.getByText('This was written for the photograph before.')).toBeVisible()
  await dropped.getByLabel('Caption').fill('It rained until eight.')
  await desk.written('home').toMatch(/- image: rain\.jpg\n +caption: It rained until eight\./)

  await chosen.getByRole('button').first().click()
  await chosen.getByRole('button', { name: 'Change the photograph' }).click()
  const wildflowers = { name: 'wildflowers-portra-400.jpg' }
  await desk.getByRole('dialog').getByRole('button', wildflowers).click()
  await chosen.getByRole('button', { name: 'It still fits' }).click()
  await expect(chosen.getByLabel('Caption')).toBeFocused()
  for (const undone of [
    'Changed a photograph',
    'Changed Home: Caption',
    'Changed a photograph',
    'Described rain.jpg',
  ]) {
    await desk.undo()
    const words = new RegExp(String.raw`^Undone: ${undone}.* \(\w+ \d+, \d{4} at .*[AP]M\)\.`)
    await expect(desk.said).toHaveText(words)
  }
})
