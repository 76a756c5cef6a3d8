import { test as base, type Page } from '@playwright/test'

import { openDesk } from './open-desk.ts'
import { clickInSite, expect, openSlides, test, unfold } from './panel.ts'

const said = (panel: Page) => panel.getByRole('status').last()

test('@all words for several photographs are written as they are typed, and the photographs stay selected', async ({
  desk,
  panel,
}) => {
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByRole('button', { name: 'Select several' }).click()
  await panel.getByRole('button', { name: /roll-02-hp5/ }).click()
  await panel.getByRole('button', { name: /roll-03-hp5/ }).click()
  await panel.getByLabel('Show them in').selectOption('Portfolio · Recent sessions')
  await panel.getByRole('button', { name: 'Add 2' }).click()
  await panel.getByLabel('Caption').last().fill('Up, and away.')
  await expect.poll(() => desk.text('portfolio')).toContain('caption: Up, and away.')

  await panel.getByRole('button', { name: 'Studio', exact: true }).click()
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await expect(panel.getByText('2 selected')).toBeVisible()
})

test('@all a service that is half filled in stays while something else is looked at, and over a reload', async ({
  panel,
}) => {
  await panel.getByRole('button', { name: 'Studio', exact: true }).click()
  await unfold(panel, 'Inquiries')
  await panel.getByLabel('Receiver').selectOption('formspree')
  const form = panel.getByLabel('Form', { exact: true })
  await form.fill('mqkv')
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByRole('button', { name: /^Studio/ }).click()
  await expect(form).toHaveValue('mqkv')

  await panel.reload()
  await expect(form).toHaveValue('mqkv')
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(panel.getByLabel('Receiver')).toHaveValue('none')
})

test('@all what was open is open again: after another page, and after a reload, at the same field', async ({
  panel,
}) => {
  const slide = (await openSlides(panel)).nth(2)
  await slide.getByRole('button').first().click()
  await panel.getByRole('button', { name: 'About', exact: true }).click()
  await panel.getByRole('button', { name: 'Home', exact: true }).click()
  await expect(slide.getByLabel('Caption')).toBeVisible()

  await slide.getByLabel('Caption').focus()
  await panel.reload()
  await expect(slide.getByLabel('Caption')).toBeFocused()
  const dot = panel.frameLocator('iframe').getByRole('button', { name: 'Photograph 3 of 5' })
  await expect(dot).toHaveAttribute('aria-current', 'true')

  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByRole('button', { name: /roll-02-hp5/ }).click()
  await panel.reload()
  await expect(panel.getByRole('heading', { name: 'roll-02-hp5.jpg' })).toBeVisible()
})

test('@all Enter adds no line, but where lines stay as they are', async ({ desk, panel }) => {
  const site = panel.frameLocator('iframe')
  await panel.getByRole('button', { name: 'About', exact: true }).click()
  await clickInSite(site, site.getByText('My grandfather left me a 35mm camera'))
  const story = panel.locator('textarea:focus')
  await story.fill('My grandfather left me a camera.')
  await story.press('Enter')
  await expect.poll(() => desk.text('about')).toContain('My grandfather left me a camera.')
  await expect(story).toHaveValue('My grandfather left me a camera.')
  const quote = panel.getByLabel(/^Quote/)
  await quote.fill('One frame.')
  await quote.press('Enter')
  await quote.pressSequentially('Then another.')
  await expect.poll(() => desk.text('about')).toContain('  One frame.\n  Then another.')
})

base('@all what is typed while the desk is stopped is saved once it is back', async ({ page }) => {
  base.slow()
  const desk = await openDesk()
  try {
    await page.goto(desk.address)
    await page.getByRole('button', { name: 'Studio', exact: true }).click()
    const tagline = page.getByLabel(/^Tagline/)
    const site = page.frameLocator('iframe')
    await expect(site.locator('html[data-live]')).toBeAttached()
    await tagline.fill('Film, slowly,')
    await desk.stop()
    await tagline.fill('Film, slowly, by hand.')
    await expect(said(page)).toContainText('The desk does not answer.')
    // The page beside it is lost, too.
    await site.locator(':root').evaluate(() => location.reload())
    await tagline.fill('Film, slowly, by hand, and kept.')
    await desk.start()
    await expect.poll(() => desk.text('studio')).toContain('Film, slowly, by hand, and kept.')
    await expect(said(page)).toHaveText('Saved.')
    await expect(page.getByText('This was changed elsewhere')).toBeHidden()
    const shown = site.getByText('Film, slowly, by hand, and kept.')
    await expect(shown).toBeAttached()
  } finally {
    await desk.close()
  }
})
