import { openDesk } from './open-desk.ts'
import { clickInSite, expect, openPanel, openSlides, test } from './panel.ts'
import { painted, scan } from './scans.ts'

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

test('@all what is typed and added while the desk is stopped is saved once it is back', async ({
  page,
  expectConsole,
}) => {
  test.slow()
  expectConsole(/net::ERR_/)
  const desk = await openDesk()
  try {
    await openPanel(page, desk.address())
    await page.getByRole('button', { name: 'Studio', exact: true }).click()
    const tagline = page.getByLabel(/^Tagline/)
    const site = page.frameLocator('iframe')
    await expect(site.locator('html[data-live]')).toBeAttached()
    await tagline.fill('Film, slowly,')
    await desk.stop()
    await tagline.fill('Film, slowly, by hand.')
    await expect(page.getByRole('status').last()).toContainText('The desk does not answer.')
    // The page beside it is lost, too.
    await site.locator(':root').evaluate(() => location.reload())
    await tagline.fill('Film, slowly, by hand, and kept.')
    await page.getByRole('button', { name: 'Photographs' }).click()
    const files = ['late-1', 'late-2'].map(async (name) =>
      scan(`${name}.jpg`, await painted('#753')),
    )
    await page.getByLabel('Scans to add').setInputFiles(await Promise.all(files))
    await expect(page.getByText('2 scans wait until the desk answers again.')).toBeVisible()

    await desk.start()
    await expect.poll(() => desk.text('studio')).toContain('Film, slowly, by hand, and kept.')
    await expect
      .poll(() => desk.scans())
      .toEqual(expect.arrayContaining(['late-1.jpg', 'late-2.jpg']))
    await expect(page.getByText('until the desk answers again.')).toBeHidden()
    await expect(page.getByText('This was changed elsewhere')).toBeHidden()
    await expect(site.getByText('Film, slowly, by hand, and kept.')).toBeAttached()
  } finally {
    await desk.close()
  }
})
