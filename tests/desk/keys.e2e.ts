import { expect, openSlides, test } from './panel.ts'
import { painted, scan } from './scans.ts'

test('@all slides are given new scans by keys alone, in twelve presses each', async ({
  desk,
  panel,
}) => {
  let presses = 0
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time++) await panel.keyboard.press(key)
    presses += times
  }
  const slides = await openSlides(panel)
  const title = (at: number) => slides.nth(at).getByRole('button').first()
  await title(0).focus()

  for (const at of [0, 1]) {
    const change = slides.nth(at).getByRole('button', { name: 'Change the photograph' })
    await press('Enter')
    await expect(change).toBeVisible()
    await press('Tab', 4)
    await expect(change).toBeFocused()
    await press('Enter')
    const dialog = panel.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Choose scans…' })).toBeFocused()
    // It opens a window of the computer, in which a test can press nothing.
    presses += 1
    const file = scan(`by-keys-${at}.jpg`, await painted(at ? '#471' : '#174'))
    await dialog.getByLabel('Scans to add').setInputFiles([file])

    await expect(panel.getByLabel('What does it show?')).toBeFocused()
    await panel.keyboard.insertText('Light on a wall.')
    await press('Enter')
    await expect(panel.getByLabel('Film')).toBeFocused()
    await press('Enter')

    // Where she was, at the words of the photograph before; and the next slide is one step on.
    await expect(slides.nth(at).getByLabel('Caption')).toBeFocused()
    await press('ControlOrMeta+a')
    await panel.keyboard.insertText(`Slide ${at + 1}.`)
    await press('Tab')
    await expect(title(at + 1)).toBeFocused()
  }
  expect(presses).toBeLessThanOrEqual(2 * 12)
  await expect.poll(() => desk.text('home')).toMatch(/by-keys-0[^]*Slide 1[^]*by-keys-1[^]*Slide 2/)
})

test('@all a row that is moved by keys stays in sight, also among rows that are open', async ({
  panel,
}) => {
  const slides = await openSlides(panel)
  for (const slide of await slides.all()) await slide.getByRole('button').first().click()
  const down = panel.getByRole('button', { name: 'Move down: Before it came down' })
  await down.focus()
  for (const number of [2, 3, 4]) {
    await panel.keyboard.press('Enter')
    await expect(panel.getByRole('status').last()).toContainText(`is number ${number} of 5 now`)
    await expect(down).toBeFocused()
    await expect(down).toBeInViewport()
  }
})

test('@all rows are selected by keys, and the focus is never lost', async ({ panel }) => {
  const rows = await openSlides(panel)
  const selected = panel.getByRole('button', { pressed: true })
  const several = panel.getByRole('button', { name: 'Select several' })
  await several.press('Enter')
  await expect(panel.getByRole('button', { name: 'All', exact: true })).toBeFocused()

  await rows.nth(1).getByRole('button').first().press('Space')
  await rows.nth(3).getByRole('button').first().press('Space')
  await expect(selected).toHaveCount(2)

  await panel.getByRole('button', { name: 'Done', exact: true }).focus()
  await panel.keyboard.press('Escape')
  await expect(several).toBeFocused()
  await expect(selected).toHaveCount(0)
})
