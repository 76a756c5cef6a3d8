import sharp from 'sharp'

import { dropFile, duringNextChange, expect, test, waitForDesk } from './panel.ts'
import { painted, scan } from './scans.ts'

test('@all a new roll is taken in, one bad file does not stop the others', async ({
  desk,
  panel,
}) => {
  const flowers = await sharp('demo/uploads/wildflowers-portra-400.jpg')
    .resize(1300)
    .withExif({ IFD0: { Artist: 'Lea Roy' } })
    .toBuffer()
  const inks = await painted('#a31', { cmyk: true })
  const files = [
    scan('cut short.jpg', inks.subarray(0, inks.length / 2)),
    scan('inks.jpg', inks),
    scan('Fleurs sauvages Portra 400.jpg', flowers),
  ]
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByLabel('Scans to add').setInputFiles(files)

  const lost = panel.getByRole('list', { name: 'Not taken' }).getByRole('listitem')
  await expect(lost.filter({ hasText: 'cut short.jpg' })).toContainText(
    'It is damaged or incomplete. Send it again.',
  )
  const waiting = panel.getByRole('list', { name: 'New scans' }).getByRole('button')
  await expect(waiting).toHaveCount(2)
  await expect(waiting).toContainText(['fleurs', 'inks'])
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
  await panel.getByLabel('What does it show?').fill('Inks in a row.')
  await expect.poll(() => desk.text('photographs')).toContain('Inks in a row.')
  await panel.getByRole('button', { name: 'Throw it away' }).click()
  await expect.poll(() => desk.scans()).not.toContain('inks.jpg')
  expect(await desk.text('photographs')).not.toContain('inks.jpg')
  await expect(panel.getByRole('status').last()).toContainText('Undo brings it back.')
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => desk.scans()).toContain('inks.jpg')
  await expect.poll(() => desk.text('photographs')).toContain('Inks in a row.')
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => desk.text('photographs')).not.toContain('inks.jpg')

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
  await expect(panel.getByRole('button', { name: /^Wildflowers beside a road/ })).toBeFocused()
})

test('@all a photograph that is dropped on the portrait on the page takes its place', async ({
  desk,
  panel,
}) => {
  const site = panel.frameLocator('iframe')
  await panel.getByRole('button', { name: 'About', exact: true }).click()
  const portrait = site.getByRole('figure').filter({ hasText: 'Self-portrait' }).getByRole('img')
  await waitForDesk(site, portrait)
  await dropFile(portrait, scan('june.jpg', await painted('#147')))
  await panel.getByLabel('What does it show?').fill('June at a window.')
  await panel.getByRole('button', { name: /^Keep it/ }).click()
  await expect.poll(() => desk.text('about')).toContain('portrait: june.jpg')
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
  await expect(panel.getByRole('status').last()).toContainText('still shown in 5 places')
  await expect(panel.getByRole('alert')).toContainText('so they still show what was taken off.')
  const site = panel.frameLocator('iframe')
  await expect(site.getByRole('group', { name: /of 5$/ })).toHaveCount(0)

  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => desk.text('photographs')).toBe(described)
  expect(described.startsWith(before)).toBe(true)
})
