import { strip } from '#owner/desk/traces.ts'
import { delayRequests } from '../support/delayed-requests.ts'
import { dropFile, expect, openSlides, test } from './panel.ts'
import { painted, scan } from './scans.ts'

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

test('@all ten scans become the ten recent sessions, and none waits for another to be saved', async ({
  desk,
  panel,
}) => {
  test.slow()
  const roll = TEN.map(async (at) =>
    scan(`frame-${at}-ektar-100.jpg`, await painted(`hsl(${at * 36} 60% 50%)`)),
  )
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByLabel('Scans to add').setInputFiles((await Promise.all(roll)).toReversed())
  const waiting = panel.getByRole('list', { name: 'New scans' }).getByRole('button')
  await expect(waiting.filter({ hasText: 'frame-' })).toHaveCount(10)
  await expect(panel.getByText('is being looked at')).toHaveCount(0)

  const delayed = await delayRequests(panel, '**/save')
  for (const at of TEN) {
    const form = panel.getByRole('form', { name: `frame-${at}-ektar-100.jpg` })
    await expect(form.getByLabel('What does it show?')).toBeFocused()
    await panel.keyboard.insertText(`Soft light, number ${at}.`)
    if (at === 1) await form.getByLabel('Show it in').selectOption('Portfolio · Recent sessions')
    await form.getByLabel('What does it show?').press('Enter')
    await expect(form.getByLabel('Caption')).toBeFocused()
    await panel.keyboard.insertText(`Frame ${at}.`)
    await panel.keyboard.press('Enter')
  }
  delayed.release()

  await panel.getByRole('button', { name: 'Portfolio', exact: true }).click()
  await panel.getByText('Recent sessions', { exact: true }).click()
  const list = panel.getByRole('region', { name: 'Portfolio · Recent sessions · Photographs' })
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
  const site = panel.frameLocator('iframe')
  const images = site.getByRole('region', { name: 'Recent Sessions' }).getByRole('img')
  // The page is loaded again while it changes.
  await expect(async () => {
    const alts = images.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
    expect((await alts).map((alt) => strip(alt ?? ''))).toEqual(shown)
  }).toPass()
  const written = await desk.text('photographs')
  expect(written.match(/number \d+\.\n +film: Ektar 100/g)).toHaveLength(10)
})

test('@all one sentence describes a whole roll, and one undo takes it back', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('photographs')
  const files = TEN.slice(0, 4).map(async (at) => scan(`wall-${at}.jpg`, await painted('#357')))
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByLabel('Scans to add').setInputFiles(await Promise.all(files))
  const waiting = panel.getByRole('list', { name: 'New scans' }).getByRole('button')
  await expect(waiting).toHaveCount(4)
  await panel.getByRole('button', { name: 'Describe all 4 at once' }).click()
  const form = panel.getByRole('form', { name: '4 new scans' })
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
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => desk.text('photographs')).toBe(before)
  await expect(panel.getByText('4 new scans wait for words.')).toBeVisible()
})

test('@all several photographs are selected, put on a film and taken off by keys alone, each undone at once', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('photographs')
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByRole('button', { name: 'Select several' }).press('Enter')
  const cards = panel.getByRole('button', { name: /couple-(hands|leaving)-/ })
  await cards.first().press('Space')
  await cards.last().press('Shift+Space')
  const selected = panel.getByRole('button', { pressed: true })
  await expect(selected).toHaveCount(2)
  await panel.getByLabel('Film').selectOption('Ilford HP5 Plus')
  await expect
    .poll(() => desk.text('photographs'))
    .toMatch(/couple-leaving-portra-400\.jpg\n(?: {2}.*\n)* {2}film: Ilford HP5 Plus\n/)

  const undo = panel.getByRole('button', { name: 'Undo', exact: true })
  await undo.press('Enter')
  await expect.poll(() => desk.text('photographs')).toBe(before)
  await panel.getByRole('button', { name: 'Take 2 photographs off every page' }).press('Enter')
  await expect
    .poll(() => desk.text('photographs'))
    .toMatch(/couple-leaving-portra-400\.jpg\n(?: {2}.*\n)* {2}hidden: true\n/)
  await expect(panel.getByRole('button', { name: 'Select several' })).toBeFocused()

  // Where it is put, no page would show it.
  await panel.getByRole('button', { name: 'Select several' }).press('Enter')
  await cards.first().press('Space')
  await expect(panel.getByRole('button', { name: 'Show it again' })).toBeVisible()
  await expect(panel.getByLabel('Show it in')).toBeHidden()
  await undo.press('Enter')
  await expect.poll(() => desk.text('photographs')).toBe(before)
})

test('@all a photograph that is dropped on a row or chosen for it asks whether the caption still fits', async ({
  desk,
  panel,
}) => {
  const slides = await openSlides(panel)
  const [dropped, chosen] = [slides.nth(1), slides.nth(2)]
  await dropFile(dropped.getByRole('button').first(), scan('rain.jpg', await painted('#147')))
  await expect(panel.getByText('Then it is shown in Home · Slideshow · Slides 2')).toBeVisible()
  await panel.getByLabel('What does it show?').fill('Rain on a window.')
  await panel.getByLabel('What does it show?').press('Enter')
  await panel.getByRole('button', { name: /^Keep it/ }).click()
  await expect(dropped.getByLabel('Caption')).toBeFocused()
  await expect(dropped.getByText('This was written for the photograph before.')).toBeVisible()
  await dropped.getByLabel('Caption').fill('It rained until eight.')
  await expect
    .poll(() => desk.text('home'))
    .toMatch(/- image: rain\.jpg\n +caption: It rained until eight\./)

  await chosen.getByRole('button').first().click()
  await chosen.getByRole('button', { name: 'Change the photograph' }).click()
  const wildflowers = { name: 'wildflowers-portra-400.jpg' }
  await panel.getByRole('dialog').getByRole('button', wildflowers).click()
  await chosen.getByRole('button', { name: 'It still fits' }).click()
  await expect(chosen.getByLabel('Caption')).toBeFocused()
  for (const undone of [
    'Changed a photograph',
    'Changed Home: Caption',
    'Changed a photograph',
    'Described rain.jpg',
  ]) {
    await panel.getByRole('button', { name: 'Undo', exact: true }).click()
    const words = new RegExp(String.raw`^Undone: ${undone}.* \(\w+ \d+, \d{4} at .*[AP]M\)\.`)
    await expect(panel.getByRole('status').last()).toHaveText(words)
  }
})
