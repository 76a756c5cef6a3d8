import { parse } from 'yaml'

import { ROUTES, routes } from '#pipeline/content/pages.ts'

import { expect, test } from './panel.ts'
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

test('@all there is a way past the site by keyboard', async ({ panel }) => {
  const past = panel.getByRole('button', { name: 'Past the site, to what can be changed' })
  await past.focus()
  await expect(past).toBeInViewport()
  await panel.keyboard.press('Enter')
  await panel.keyboard.press('Tab')
  const first = panel.getByRole('main').getByRole('button', { name: 'Page', exact: true })
  await expect(first).toBeFocused()
})

test('@all a section is brought in once it has what it needs, left out, and brought back by an undo', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('booking')
  const news = panel.frameLocator('iframe').getByText('June is full.')
  await panel.getByRole('button', { name: 'Booking', exact: true }).click()
  const section = panel.getByLabel('On the site: News')
  await section.check()
  await panel.getByLabel('Text').filter({ visible: true }).fill('June is full.')
  await expect(panel.getByRole('status').last()).toHaveText('Not saved: Last day.')
  expect(await desk.text('booking')).toBe(before)
  await panel.getByLabel('Last day').fill('2999-06-30')
  await expect(news).toBeVisible()

  await section.uncheck()
  await expect(section).toBeFocused()
  await expect(news).toBeHidden()
  await expect.poll(() => desk.text('booking')).toBe(before)
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(news).toBeVisible()
  await expect(section).toBeChecked()
})
