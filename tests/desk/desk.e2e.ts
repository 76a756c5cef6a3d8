import type { Locator } from '@playwright/test'

import { violationsOf } from '#owner/check/axe.ts'
import { delayRequests } from '../support/delayed-requests.ts'
import {
  clickInSite,
  duringNextChange,
  expect,
  openSearchWords,
  openSlides,
  test,
  waitForDesk,
} from './panel.ts'

test('@all a price is changed by a click on it, in one line, and undone', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('booking')
  const site = panel.frameLocator('iframe')
  await panel.getByRole('button', { name: 'Booking', exact: true }).click()
  await clickInSite(site, site.getByRole('article').getByText('$120'))

  const price = panel.getByLabel('Price').and(panel.locator(':focus'))
  await expect(price).toHaveValue('$120')
  const heightOf = async (shown: Locator) => (await shown.boundingBox())!.height
  const ring = await heightOf(site.locator('[data-desk="booking/packages/1/price"]'))
  const line = site.getByText('$120').locator('xpath=ancestor-or-self::p')
  expect(ring).toBeLessThan((await heightOf(line)) + 20)
  await expect(site.locator('html[data-live]')).toBeAttached()
  const delayed = await delayRequests(panel, '**/__desk/save')
  await price.press('ControlOrMeta+a')
  await price.pressSequentially('$130')
  // On the page as it was, which is loaded again only once this is saved.
  await expect(site.getByRole('article').getByText('$130')).toBeVisible()
  await expect(site.getByRole('article').first()).toContainText('$80')
  delayed.release()
  await expect(panel.getByRole('status').last()).toHaveText('Saved.')
  expect(await desk.text('booking')).toBe(before.replace('$120', '$130'))

  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => desk.text('booking')).toBe(before)
  await expect(site.getByRole('article').getByText('$120')).toBeVisible()
})

test('@all a photograph that a link covers is changed by a click on it', async ({ panel }) => {
  const site = panel.frameLocator('iframe')
  const portrait = site.getByRole('figure').filter({ hasText: 'photographer' }).getByRole('img')
  await waitForDesk(site, portrait)
  // Its link lies over it.
  await portrait.click({ force: true })
  const change = panel.getByRole('button', { name: 'Change the photograph: Photograph' })
  await expect(change.and(panel.locator(':focus'))).toBeVisible()
})

test('@all slides are put in order by keyboard and by hand', async ({ desk, panel }) => {
  await openSlides(panel)
  const down = panel.getByRole('button', { name: 'Move down: Before it came down' })
  await down.focus()
  let changes = 0
  panel.on('request', (request) => {
    if (request.url().endsWith('/save')) changes += 1
  })
  await duringNextChange(panel, () => panel.keyboard.press('Enter'))
  await panel.keyboard.press('Enter')
  // The second press came before the first was answered.
  await expect(panel.getByRole('status').last()).toContainText('is number 3 of 5 now')
  await expect(down).toBeFocused()
  expect(changes).toBe(2)

  // At the end of the list, another press moves nothing.
  const up = panel.getByRole('button', { name: 'Move up: All five' })
  await up.press('Enter')
  await expect(panel.getByRole('status').last()).toContainText('is number 1 of 5 now')
  await panel.keyboard.press('Enter')
  await expect(up).toBeFocused()
  expect(changes).toBe(3)
  const slides = (await desk.text('home')).match(/image: .*/g)
  expect(slides).toEqual([
    'image: family-shadows-gold-200.jpg',
    'image: couple-foreheads-portra-400.jpg',
    'image: print-09-hp5.jpg',
    'image: umbrella-headlights-portra-400.jpg',
    'image: empty-stool-portra-400.jpg',
  ])

  const handles = panel.getByRole('region', { name: 'Slides' }).getByTitle('Drag')
  await handles.last().hover()
  await panel.mouse.down()
  await handles.first().hover()
  await panel.mouse.up()
  await expect
    .poll(() => desk.text('home'))
    .toMatch(/slides:\n    - image: empty-stool-portra-400.jpg/)
})

test('@all what is typed while a change is being saved is not taken for someone else’s', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('contact')
  await panel.getByRole('button', { name: 'Contact', exact: true }).click()
  const field = await openSearchWords(panel)
  await duringNextChange(panel, async () => {
    // Two changes, however fast they follow each other.
    await field.blur()
    await field.fill('Write to the studio today.')
  })
  await field.fill('Write to the studio.')

  await expect.poll(() => desk.text('contact')).toContain('Write to the studio today.')
  await expect(panel.getByText('This was changed elsewhere')).toBeHidden()
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => desk.text('contact')).toContain('Write to the studio.')
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => desk.text('contact')).toBe(before)
})

test('@all the desk has no finding of axe, on any of its sides', async ({ panel }) => {
  for (const width of [1440, 1024]) {
    await panel.setViewportSize({ width, height: 900 })
    for (const name of ['Page', 'Photographs', 'Studio', 'Put online']) {
      await panel.getByRole('button', { name, exact: true }).click()
      expect(await violationsOf(panel), name).toEqual([])
    }
  }
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByRole('button', { name: /^A paper wall calendar/ }).click()
  expect(await violationsOf(panel)).toEqual([])
  await openSlides(panel)
  await panel.getByRole('button', { name: 'Before it came down' }).first().click()
  expect(await violationsOf(panel)).toEqual([])
})
