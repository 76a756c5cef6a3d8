import type { Locator } from '@playwright/test'

import { violationsOf } from '#owner/check/axe.ts'
import { delayRequests } from '../support/delayed-requests.ts'
import { expect, test } from './panel.ts'

test('@all a price is changed by a click on it, in one line, and undone', async ({ desk }) => {
  const before = await desk.text('booking')
  await desk.open('Booking')
  await desk.clickInSite(desk.site.getByRole('article').getByText('$120'))

  const price = desk.getByLabel('Price').and(desk.locator(':focus'))
  await expect(price).toHaveValue('$120')
  const heightOf = async (shown: Locator) => (await shown.boundingBox())!.height
  const ring = await heightOf(desk.site.locator('[data-desk="booking/packages/1/price"]'))
  const line = desk.site.getByText('$120').locator('xpath=ancestor-or-self::p')
  expect(ring).toBeLessThan((await heightOf(line)) + 20)
  await expect(desk.site.locator('html[data-live]')).toBeAttached()
  const delayed = await delayRequests(desk, '**/__desk/save')
  await price.press('ControlOrMeta+a')
  await price.pressSequentially('$130')
  // On the page as it was, which is loaded again only once this is saved.
  await expect(desk.site.getByRole('article').getByText('$130')).toBeVisible()
  await expect(desk.site.getByRole('article').first()).toContainText('$80')
  delayed.release()
  await expect(desk.said).toHaveText('Saved.')
  expect(await desk.text('booking')).toBe(before.replace('$120', '$130'))

  await desk.undo()
  await desk.written('booking').toBe(before)
  await expect(desk.site.getByRole('article').getByText('$120')).toBeVisible()
})

test('@all a photograph that a link covers is changed by a click on it', async ({ desk }) => {
  const portrait = desk.photographBeside('photographer')
  await desk.waitForRing(portrait)
  // Its link lies over it.
  await portrait.click({ force: true })
  const change = desk.button('Change the photograph: Photograph')
  await expect(change.and(desk.locator(':focus'))).toBeVisible()
})

test('@all slides are put in order by keyboard and by hand', async ({ desk }) => {
  await desk.openSlides()
  const down = desk.button('Move down: Before it came down')
  await down.focus()
  let changes = 0
  desk.on('request', (request) => {
    if (request.url().endsWith('/save')) changes += 1
  })
  await desk.duringNextChange(() => desk.keyboard.press('Enter'))
  await desk.keyboard.press('Enter')
  // The second press came before the first was answered.
  await expect(desk.said).toContainText('is number 3 of 5 now')
  await expect(down).toBeFocused()
  expect(changes).toBe(2)

  // At the end of the list, another press moves nothing.
  const up = desk.button('Move up: All five')
  await up.press('Enter')
  await expect(desk.said).toContainText('is number 1 of 5 now')
  await desk.keyboard.press('Enter')
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

  const handles = desk.getByRole('region', { name: 'Slides' }).getByTitle('Drag')
  await handles.last().hover()
  await desk.mouse.down()
  await handles.first().hover()
  await desk.mouse.up()
  await desk.written('home').toMatch(/slides:\n    - image: empty-stool-portra-400.jpg/)
})

test('@all a place on another page is scrolled to once that page has come', async ({ desk }) => {
  await desk.open('Home')
  await desk.open('Photographs')
  await desk.button(/turning-wide-hp5\.jpg/).click()
  const uses = desk.getByRole('region', { name: 'Where it is shown' }).getByRole('button')
  await uses.filter({ hasText: 'Philosophy' }).first().click()
  await expect(
    desk.site.getByRole('heading', { name: 'One negative, three exposures' }),
  ).toBeInViewport()
})

test('@all what was open is open again, after another page and a reload', async ({ desk }) => {
  const slide = (await desk.openSlides()).nth(2)
  await slide.getByRole('button').first().click()
  await desk.open('About')
  await desk.open('Home')
  await expect(slide.getByLabel('Caption')).toBeVisible()

  await slide.getByLabel('Caption').focus()
  await desk.reload()
  await expect(slide.getByLabel('Caption')).toBeFocused()
  const dot = desk.site.getByRole('button', { name: 'Photograph 3 of 5' })
  await expect(dot).toHaveAttribute('aria-current', 'true')

  await desk.open('Photographs')
  await desk.button(/roll-02-hp5/).click()
  await desk.reload()
  await expect(desk.getByRole('heading', { name: 'roll-02-hp5.jpg' })).toBeVisible()
})

test('@all there is a way past the site by keyboard', async ({ desk }) => {
  const past = desk.button('Past the site, to what can be changed')
  await past.focus()
  await expect(past).toBeInViewport()
  await desk.keyboard.press('Enter')
  await desk.keyboard.press('Tab')
  const first = desk.getByRole('main').getByRole('button', { name: 'Page', exact: true })
  await expect(first).toBeFocused()
})

test('the site wears a color as it is chosen, and is given a whole look', async ({ desk }) => {
  test.slow()
  const bar = desk.site.locator('header > div')
  await expect(bar).toHaveCSS('background-color', 'rgb(18, 16, 14)')
  await desk.open('Look')

  await desk.getByRole('textbox', { name: 'Film', exact: true }).fill('#10141c')
  await expect(bar).toHaveCSS('background-color', 'rgb(16, 20, 28)')
  await desk.written('look').toContain("film: '#10141c'")

  await desk.keyboard.press('Tab')

  // It is seen, and not saved: nobody could read it.
  await desk.getByRole('textbox', { name: 'Film', exact: true }).fill('#8a857b')
  await expect(desk.getByRole('alert')).toContainText('“On film” (#fbf9f5) on “Film” (#8a857b)')
  await expect(bar).toHaveCSS('background-color', 'rgb(138, 133, 123)')
  await expect(desk.locator(':focus')).toBeInViewport({ ratio: 0.9 })
  await expect(desk.said).toHaveText('Not saved: Film.')
  await desk.undo()
  await expect(desk.said).toHaveText(/^Undone: /)
  await expect(bar).toHaveCSS('background-color', 'rgb(16, 20, 28)')

  await desk.button('Harbor').click()
  await expect(bar).toHaveCSS('background-color', 'rgb(15, 27, 38)')
  const heading = desk.site.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('font-family', /^"?Archivo Narrow/)
  await desk.written('look').toContain('edge: filed')

  await desk.button('The demo’s').click()
  await expect(bar).toHaveCSS('background-color', 'rgb(18, 16, 14)')
  await desk.undo()
  await expect(desk.said).toHaveText('Undone: the look is Harbor again.')
})

test('@all Put online waits for mistakes, wherever they are', async ({ desk }) => {
  let checks = 0
  await desk.route('**/__desk/check', async (route) => {
    checks += 1
    await route.fulfill({ body: JSON.stringify({ done: 'All is well.' }) })
  })
  await desk.open('Studio')
  await desk.getByLabel('Email').fill('june at example')
  await desk.open('Look')
  await desk.getByRole('textbox', { name: 'Film', exact: true }).fill('#12')
  await expect(desk.button('Studio · 1 to finish')).toBeVisible()
  await expect(desk.button('Look · 1 to finish')).toBeVisible()

  await desk.open('Put online')
  const waits = desk.getByRole('alert').filter({ hasText: 'your site from going online' })
  await expect(waits).toHaveText('2 mistakes keep your site from going online. Fix them first.')
  const check = desk.button('Check it')
  await check.press('Enter')
  await desk.undo()
  await expect(waits).toContainText('1 mistake')
  await check.press('Enter')
  await desk.undo()
  await expect(waits).toBeHidden()
  await check.press('Enter')
  await expect(desk.getByText('All is well.')).toBeVisible()
  expect(checks).toBe(1)
})

test('@all a check goes on behind other tabs, and leads to what it finds', async ({ desk }) => {
  const finding = {
    topic: 'Words',
    says: 'Two words are those of the demo.',
    stops: false,
    fields: [{ file: 'about', path: ['introduction', 'caption'], line: 9 }],
    scans: [],
  }
  const end = JSON.stringify({ done: 'All is well.', findings: [finding] })
  await desk.route('**/__desk/check', (route) => route.fulfill({ body: end }))
  const delayed = await delayRequests(desk, '**/__desk/check')
  await desk.open('Put online')
  await desk.button('Check it').click()
  await desk.open('Studio')
  delayed.release()
  await expect(desk.getByRole('status').filter({ hasText: 'All is well.' })).toBeVisible()
  await desk.open('Put online')
  const found = desk.getByRole('region', { name: 'Worth a look' })
  await expect(found).toContainText('Two words are those of the demo.')
  await expect(found).not.toContainText('yaml')
  await found.getByRole('button', { name: 'About · Introduction · Caption' }).click()
  const caption = desk.getByLabel('Caption').and(desk.locator(':focus'))
  await expect(caption).toHaveValue(/^Self-portrait/)
})

test('@all the desk has no finding of axe, on any of its sides', async ({ desk }) => {
  for (const width of [1440, 1024]) {
    await desk.setViewportSize({ width, height: 900 })
    for (const name of ['Page', 'Photographs', 'Studio', 'Put online']) {
      await desk.open(name)
      expect(await violationsOf(desk), name).toEqual([])
    }
  }
  await desk.open('Photographs')
  await desk.button(/^A paper wall calendar/).click()
  expect(await violationsOf(desk)).toEqual([])
  await desk.openSlides()
  await desk.button('Before it came down').first().click()
  expect(await violationsOf(desk)).toEqual([])
})
