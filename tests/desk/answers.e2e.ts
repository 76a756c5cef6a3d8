import { parse } from 'yaml'

import { ROUTES, routes } from '#pipeline/content/pages.ts'

import { delayRequests } from '../support/delayed-requests.ts'
import { expect, openSlides, test } from './panel.ts'
import { painted, scan } from './scans.ts'
import { textsIn, wordsThatOpen } from './words-that-open.ts'

test('@all every text of the content opens its field, whichever of its words is clicked', async ({
  desk,
  panel,
}) => {
  const studio = parse(await desk.text('studio'))
  const shared = textsIn('studio', studio)
  // The name of a town is a setting, which texts may say, too.
  const towns = Object.keys(studio.serviceArea.towns)
  for (const page of ROUTES) {
    const label = page.charAt(0).toUpperCase() + page.slice(1)
    await panel.getByRole('button', { name: label, exact: true }).click()
    const own = textsIn(page, parse(await desk.text(page)))
    const { found, wrong } = await wordsThatOpen(panel, routes[page], [...own, ...shared])
    expect(
      wrong.filter(({ words }) => !towns.includes(words)),
      page,
    ).toEqual([])
    expect(found, page).toBeGreaterThan(20)
  }
})

test('@all every press on a cross removes a row, as fast as one can press', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('home')
  const slides = await openSlides(panel)
  const { delayed, handler } = delayRequests()
  await panel.route('**/__desk/save', handler)
  const cross = slides.first().getByRole('button', { name: /^Remove/ })
  for (let left = 4; left > 0; left--) {
    await cross.click()
    expect(await slides.count()).toBe(left)
  }
  await expect(panel.getByRole('status').last()).toHaveText('Saving …')
  delayed.release()
  await expect(panel.getByRole('status').last()).toHaveText(/^Saved\./)
  expect((await desk.text('home')).match(/caption: /g)).toHaveLength(2)

  for (let back = 1; back <= 4; back++)
    await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => desk.text('home')).toBe(before)
})

test('@all a section is left out and brought back where it was, also by an undo', async ({
  desk,
  panel,
}) => {
  const before = parse(await desk.text('about'))
  const site = panel.frameLocator('iframe')
  await panel.getByRole('button', { name: 'About', exact: true }).click()
  await panel.getByText('Philosophy', { exact: true }).click()
  const section = panel.getByLabel('On the site: Philosophy')
  const heading = site.getByRole('heading', { name: 'Heirloom Quality' })
  await section.uncheck()
  await expect(section).toBeFocused()
  await expect(heading).toBeHidden()
  await expect.poll(() => desk.text('about')).not.toContain('philosophy:')

  await section.check()
  await expect(heading).toBeVisible()
  await expect.poll(async () => parse(await desk.text('about'))).toEqual(before)
  for (const undone of ['Brought back', 'Left out']) {
    await panel.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(panel.getByRole('status').last()).toContainText(`Undone: ${undone} Philosophy`)
  }
  await expect(section).toBeChecked()
})

test('@all there are ways past the site by keyboard, and a reload stays on the page', async ({
  panel,
}) => {
  await panel.getByRole('button', { name: 'Booking', exact: true }).click()
  const past = panel.getByRole('button', { name: 'Past the site, to what can be changed' })
  await past.focus()
  await expect(past).toBeInViewport()
  await panel.keyboard.press('Enter')
  await panel.keyboard.press('Tab')
  await expect(
    panel.getByRole('main').getByRole('button', { name: 'Page', exact: true }),
  ).toBeFocused()

  await panel.reload()
  const pages = panel.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('button', { name: 'Booking' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const site = panel.frameLocator('iframe')
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Book a session')
})

test('@all what the check finds leads to its field', async ({ panel }) => {
  const finding = {
    topic: 'Words',
    says: 'Two words are those of the demo.',
    stops: false,
    fields: [{ file: 'about', path: ['introduction', 'caption'], line: 9 }],
    scans: [],
  }
  await panel.route('**/__desk/check', (route) =>
    route.fulfill({ body: JSON.stringify({ done: 'All is well.', findings: [finding] }) }),
  )
  await panel.getByRole('button', { name: 'Put online', exact: true }).click()
  await panel.getByRole('button', { name: 'Check it', exact: true }).click()
  const found = panel.getByRole('region', { name: 'Worth a look' })
  await expect(found).toContainText('Two words are those of the demo.')
  await expect(found).not.toContainText('yaml')
  await found.getByRole('button', { name: 'About · Introduction · Caption' }).click()
  await expect(panel.getByLabel('Caption').and(panel.locator(':focus'))).toHaveValue(
    /^Self-portrait/,
  )
})

test('@all however much has changed, the buttons that check and send it are in sight', async ({
  panel,
}) => {
  const added = Array.from({ length: 40 }, (_, at) => `roll-${at}.jpg`)
  const differences = { pages: ['booking'], added, removed: [], changed: [], renamed: [] }
  await panel.route('**/__desk/changes', (route) =>
    route.fulfill({ json: { way: 'push', differences } }),
  )
  await panel.reload()
  await panel.getByRole('button', { name: 'Put online', exact: true }).click()
  const summary = panel.getByText('Changed since it was last online: Booking, 40 scans')
  await expect(summary).toBeVisible()
  const send = panel.getByRole('button', { name: 'Check it and put it online' })
  await expect(send).toBeInViewport()
  await summary.click()
  const changes = panel.getByRole('list', { name: 'Changed since it was last online' })
  await expect(changes.getByRole('listitem')).toHaveCount(40)
})

test('@all the last new scan that is thrown away by keys leaves the focus where one goes on', async ({
  panel,
}) => {
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByLabel('Scans to add').setInputFiles([scan('extra.jpg', await painted('#394'))])
  const form = panel.getByRole('form', { name: 'extra.jpg' })
  await form.getByRole('button', { name: 'Throw it away' }).press('Enter')
  await expect(panel.getByRole('heading', { name: 'No scan waits for words.' })).toBeFocused()
})
