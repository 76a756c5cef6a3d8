import sharp from 'sharp'

import { dropFile, duringNextChange, expect, openSlides, test, waitForDesk } from './panel.ts'
import { oddScans, painted, scan } from './scans.ts'

test('@all a new roll is taken in, one bad file does not stop the others', async ({
  desk,
  panel,
}) => {
  const flowers = await sharp('demo/uploads/wildflowers-portra-400.jpg')
    .resize(1300)
    .withExif({ IFD0: { Artist: 'Lea Roy' } })
    .toBuffer()
  const files = [...(await oddScans()), scan('Fleurs sauvages Portra 400.jpg', flowers)]
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByLabel('Scans to add').setInputFiles(files)

  const lost = panel.getByRole('list', { name: 'Not taken' }).getByRole('listitem')
  await expect(lost.filter({ hasText: 'cut short.jpg' })).toContainText(
    'It is damaged or incomplete. Send it again.',
  )
  await expect(lost.filter({ hasText: 'IMG_0042.HEIC' })).toContainText('which cannot be read')
  const waiting = panel.getByRole('list', { name: 'New scans' }).getByRole('button')
  await expect(waiting).toHaveCount(4)
  await expect(waiting).toContainText(['fleurs', 'inks', 'large', 'sideways'])
  expect(await desk.scans()).toEqual(
    expect.arrayContaining([
      'large.tif',
      'sideways.jpg',
      'inks.jpg',
      'fleurs-sauvages-portra-400.jpg',
    ]),
  )

  await expect(panel.getByText('It came as Fleurs sauvages Portra 400.jpg.')).toBeVisible()
  await expect(panel.getByText('This scan says it is by Lea Roy.')).toBeVisible()
  await panel.getByRole('button', { name: 'Credit them' }).click()
  await panel.getByRole('button', { name: /^Keep it/ }).click()
  await expect(panel.getByLabel('What does it show?')).toHaveAttribute('aria-invalid')
  await panel.getByLabel('What does it show?').fill('Wildflowers beside a road, in low sun.')
  await expect(panel.getByLabel('Film')).toHaveValue('Portra 400')
  await panel.getByLabel('Show it in').selectOption('Portfolio · Recent sessions')
  await panel.getByLabel('Caption').fill('Stopped the car again.')
  await panel.getByRole('button', { name: /^Keep it/ }).click()

  // The next is in hand, on the same film.
  await expect(panel.getByText('in the colors of inks (CMYK)')).toBeVisible()
  await expect(panel.getByLabel('Film')).toHaveValue('Portra 400')
  await panel.getByRole('button', { name: 'Throw it away' }).click()
  await expect.poll(() => desk.scans()).not.toContain('inks.jpg')
  await expect(panel.getByRole('form', { name: 'large.tif' })).toBeVisible()
  await expect(panel.getByRole('status').last()).toContainText('Undo brings it back.')
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => desk.scans()).toContain('inks.jpg')

  await panel.getByRole('button', { name: '← Describe later' }).click()
  await panel.getByRole('button', { name: /^Wildflowers beside a road, in low sun/ }).click()
  await expect(panel.getByText('Portfolio · Recent sessions · Photographs 26')).toBeVisible()
  const photographs = await desk.text('photographs')
  expect(photographs).toMatch(
    /\n\n- file: fleurs-sauvages-portra-400.jpg\n  alt: Wildflowers beside a road, in low sun.\n  film: Portra 400\n  credit:\n    name: Lea Roy\n$/,
  )
  expect(await desk.text('portfolio')).toContain(
    '    - src: fleurs-sauvages-portra-400.jpg\n      caption: Stopped the car again.\n',
  )

  const focal = panel.getByRole('button', { name: /^Focal point/ })
  await duringNextChange(panel, async () => {
    for (let press = 0; press < 50; press++) await focal.press('ArrowRight')
  })
  await focal.click({ position: { x: 30, y: 40 } })
  await expect
    .poll(() => desk.text('photographs'))
    .toMatch(/\n  focal: \{ x: 1, y: 0\.\d+ \}\n  credit:\n    name: Lea Roy\n$/)

  await panel.getByRole('button', { name: 'Take it off every page' }).click()
  await expect(panel.getByText('is taken off.')).toBeVisible()
  await expect.poll(() => desk.text('photographs')).toMatch(/\n  hidden: true\n$/)
  const card = panel.getByRole('button', { name: /^Wildflowers .* taken off$/ })
  await expect(card).toBeFocused()
  await card.click()
  await panel.getByRole('button', { name: 'Show it again' }).click()
  await expect.poll(() => desk.text('photographs')).not.toContain('hidden')
})

test('@all a photograph is swapped by dropping another on it', async ({ desk, panel }) => {
  await panel.getByRole('button', { name: 'Photographs' }).click()
  const balloons = panel.getByRole('button', { name: /^Colored balloons floating up/ })
  const site = panel.frameLocator('iframe')
  const slide = site.getByRole('group', { name: /of 5$/ }).getByRole('img').first()
  await waitForDesk(site, slide)
  await balloons.dragTo(slide)
  await expect.poll(() => desk.text('home')).toContain('image: balloons-sky-ektar-100.jpg')
})

test('@all the slideshow stands still on the slide that is being changed', async ({
  desk,
  panel,
}) => {
  const site = panel.frameLocator('iframe')
  const slide = (await openSlides(panel)).nth(3)
  await slide.getByRole('button').first().click()
  const dot = site.getByRole('button', { name: 'Photograph 4 of 5' })
  await expect(dot).toHaveAttribute('aria-current', 'true')
  await expect(site.getByRole('button', { name: 'Stop slideshow' })).toBeHidden()

  await slide.getByLabel('Caption').fill('Nobody moved.')
  await expect.poll(() => desk.text('home')).toContain('caption: Nobody moved.')
  const words = site.getByRole('paragraph').filter({ hasText: 'Nobody moved.' })
  await expect(words).toBeVisible()
  await expect(dot).toHaveAttribute('aria-current', 'true')

  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => desk.text('home')).not.toContain('Nobody moved.')
})

test('@all a new scan that is dropped on a photograph replaces it once it is described', async ({
  desk,
  panel,
}) => {
  await panel.getByRole('button', { name: 'About', exact: true }).click()
  const site = panel.frameLocator('iframe')
  const portrait = site
    .getByRole('main')
    .getByRole('img', { name: /^The long shadow/ })
    .first()
  await expect(site.locator('html[data-live]').filter({ has: portrait })).toBeAttached()
  // Another is in hand, and nothing was said of it yet.
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByLabel('Scans to add').setInputFiles([scan('dry.jpg', await painted('#863'))])
  await expect(panel.getByRole('form', { name: 'dry.jpg' })).toBeVisible()
  await dropFile(portrait, scan('self.jpg', await painted('#284')))

  await expect(panel.getByText('Then it is shown in About · Introduction · Portrait')).toBeVisible()
  await expect(panel.getByLabel('What does it show?')).toBeFocused()
  await panel.getByLabel('What does it show?').fill('Green light on a wall.')
  await panel.getByRole('button', { name: /^Keep it/ }).click()
  await expect.poll(() => desk.text('about')).toContain('portrait: self.jpg')
  // Where it is, it is asked whether the words there still fit.
  await panel.getByRole('button', { name: 'It still fits' }).click()
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => desk.text('about')).toContain('portrait: june-shadow-hp5.jpg')
})

test('@all what is the demo’s is taken out at once, but where a page cannot be without it', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('photographs')
  const out = panel.getByRole('button', { name: /^Take the demo’s/ })
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await expect(panel.getByRole('button', { name: 'Choose scans…' })).toBeVisible()
  await expect(out).toBeHidden()
  await panel.getByLabel('Scans to add').setInputFiles([scan('own.jpg', await painted('#286'))])
  await panel.getByLabel('What does it show?').fill('A green wall.')
  await panel.getByRole('button', { name: /^Keep it/ }).click()
  await expect.poll(() => desk.text('photographs')).toContain('A green wall.')
  const described = await desk.text('photographs')

  await out.click()
  await expect
    .poll(async () => (await desk.text('photographs')).match(/hidden: true/g)?.length)
    .toBeGreaterThan(40)
  const needed = panel.getByRole('alert').getByRole('button')
  await expect(needed.filter({ hasText: 'About · Introduction · Portrait' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Page · 3 to finish' })).toBeVisible()
  await expect(panel.getByRole('status').last()).toContainText('still shown in 5 places')
  await expect(panel.getByRole('button', { name: /still shown: About · Intro/ })).toBeVisible()
  const site = panel.frameLocator('iframe')
  await expect(site.getByRole('group', { name: /of 5$/ })).toHaveCount(0)

  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => desk.text('photographs')).toBe(described)
  expect(described.startsWith(before)).toBe(true)
})
