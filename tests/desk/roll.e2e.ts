import { test as base, type Page } from '@playwright/test'

import { strip } from '#owner/desk/traces/encode.ts'
import { delayRequests } from '../support/delayed-requests.ts'
import { openDesk } from './open-desk.ts'
import { dropFile, expect, openSlides, test } from './panel.ts'
import { painted, scan } from './scans.ts'

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** What a test does without a click: choosing files, and choosing in a menu. */
const TWO_CLICKS = 2

test('@all ten scans become the ten recent sessions in 40 clicks, and none waits for another to be saved', async ({
  desk,
  panel,
}) => {
  test.slow()
  const roll = TEN.map(async (at) =>
    scan(`frame-${at}-ektar-100.jpg`, await painted(`hsl(${at * 36} 60% 50%)`)),
  )
  const clicks = await countClicks(panel)
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByLabel('Scans to add').setInputFiles((await Promise.all(roll)).toReversed())
  const waiting = panel.getByRole('list', { name: 'New scans' }).getByRole('button')
  await expect(waiting.filter({ hasText: 'frame-' })).toHaveCount(10)

  const { delayed, handler } = delayRequests()
  await panel.route('**/save', handler)
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
  expect((await clicks()) + TWO_CLICKS + TWO_CLICKS).toBeLessThanOrEqual(40)
})

test('@all one sentence describes a whole roll, in a list that has room for it, and one undo takes it back', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('photographs')
  const files = TEN.slice(0, 4).map(async (at) => scan(`wall-${at}.jpg`, await painted('#357')))
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByLabel('Scans to add').setInputFiles(await Promise.all(files))
  const waiting = panel.getByRole('list', { name: 'New scans' }).getByRole('button')
  await expect(waiting).toHaveCount(4)
  await panel.getByRole('button', { name: '← Describe later' }).click()
  await expect(panel.getByText('4 new scans wait for words.')).toBeVisible()
  await panel.getByRole('button', { name: 'Say what they show' }).click()

  await panel.getByRole('button', { name: 'Describe all 4 at once' }).click()
  const form = panel.getByRole('form', { name: '4 new scans' })
  await form.getByLabel('What does it show?').fill('Light on a wall.')
  const list = form.getByLabel('Show them in')
  await expect(list.getByRole('option', { name: 'Home · Slideshow (full)' })).toBeDisabled()
  await list.selectOption('Portfolio · Recent sessions')
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

test('@all a press counts where a mistake is said meanwhile, and the button moves below it', async ({
  panel,
}) => {
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByLabel('Scans to add').setInputFiles([scan('door.jpg', await painted('#468'))])
  const form = panel.getByRole('form', { name: 'door.jpg' })
  await form.getByLabel('What does it show?').fill('A blue door.')
  await form.getByLabel('Show it in').selectOption('Portfolio · Recent sessions')
  const caption = form.getByLabel('Caption')
  await caption.focus()
  await expect(panel.getByRole('status').last()).toHaveText('Not saved: Caption.')

  await form.getByRole('button', { name: 'Keep it' }).hover()
  await panel.mouse.down()
  await expect(form.getByRole('alert')).toBeVisible()
  await panel.mouse.up()
  await expect(caption).toBeFocused()
})

base(
  '@all scans that are dropped while the desk is stopped come once it is back',
  async ({ page }) => {
    base.slow()
    const desk = await openDesk()
    try {
      await page.goto(desk.address)
      await page.getByRole('button', { name: 'Photographs' }).click()
      await desk.stop()
      const files = TEN.slice(0, 2).map(async (at) => scan(`late-${at}.jpg`, await painted('#753')))
      await page.getByLabel('Scans to add').setInputFiles(await Promise.all(files))
      await expect(page.getByText('2 scans wait until the desk answers again.')).toBeVisible()
      await desk.start()
      await expect.poll(() => desk.scans()).toContain('late-2.jpg')
      expect(await desk.scans()).toContain('late-1.jpg')
      await expect(page.getByText('until the desk answers again.')).toBeHidden()
      await expect(page.getByRole('list', { name: 'Not taken' })).toBeHidden()
    } finally {
      await desk.close()
    }
  },
)

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
  await undo.press('Enter')
  await expect.poll(() => desk.text('photographs')).toBe(before)
})

test('@all a photograph that is dropped on a row asks whether the caption still fits', async ({
  desk,
  panel,
}) => {
  const slide = (await openSlides(panel)).nth(1)
  await dropFile(slide.getByRole('button').first(), scan('rain.jpg', await painted('#147')))
  await expect(panel.getByText('Then it is shown in Home · Slideshow · Slides 2')).toBeVisible()
  await panel.getByLabel('What does it show?').fill('Rain on a window.')
  await panel.getByLabel('What does it show?').press('Enter')
  await expect(panel.getByLabel('Film')).toBeFocused()
  await panel.getByRole('button', { name: /^Keep it/ }).click()
  await expect(slide.getByLabel('Caption')).toBeFocused()
  await expect(slide.getByText('This was written for the photograph before.')).toBeVisible()
  await slide.getByLabel('Caption').fill('It rained until eight.')
  await expect
    .poll(() => desk.text('home'))
    .toMatch(/- image: rain\.jpg\n +caption: It rained until eight\./)

  const other = (await openSlides(panel)).nth(2)
  await other.getByRole('button').first().click()
  await other.getByRole('button', { name: 'Change the photograph' }).click()
  await panel
    .getByRole('dialog')
    .getByRole('button', { name: 'wildflowers-portra-400.jpg' })
    .click()
  await expect(other.getByLabel('Caption')).toBeFocused()
  await expect(other.getByText('This was written for the photograph before.')).toBeVisible()
  await other.getByRole('button', { name: 'It still fits' }).click()
  await expect(other.getByLabel('Caption')).toBeFocused()
  const dot = panel.frameLocator('iframe').getByRole('button', { name: 'Photograph 3 of 5' })
  await expect(dot).toHaveAttribute('aria-current', 'true')
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

/** Counts the clicks of a mouse from now on. */
async function countClicks(panel: Page) {
  let count = 0
  await panel.exposeFunction('onDeskClick', () => (count += 1))
  await panel.evaluate(() => {
    addEventListener('click', ({ detail }) => detail > 0 && window.onDeskClick(), true)
  })
  return async () => count
}

declare global {
  interface Window {
    onDeskClick: () => void
  }
}
