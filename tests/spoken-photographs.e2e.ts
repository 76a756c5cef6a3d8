import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { expectSpoken } from './support/speech/expect-spoken.ts'
import { listen } from './support/speech/story.ts'
import { expect, test } from './support/test.ts'

test('[H2 H3 H4] the slideshow is silent while it turns, and says each photograph after that', async ({
  page,
}) => {
  const story = await listen(page)
  const shown = (position: string) =>
    expect(page.getByRole('group', { name: position })).toBeVisible()
  await story.step('opens /', () => gotoWithFrozenClock(page, '/'))
  await story.read({ role: 'region' })

  await story.step('waits until it turns by itself', async () => {
    await page.clock.runFor(7000)
    await shown('2 of 5')
  })
  await story.step('presses “Stop slideshow”', async () => {
    await page.getByRole('button', { name: 'Stop slideshow' }).click()
    await expect(page.getByRole('button', { name: 'Stop slideshow' })).toBeHidden()
  })
  await story.step('presses “Next photograph”', async () => {
    await page.getByRole('button', { name: 'Next photograph' }).press('Enter')
    await shown('3 of 5')
  })
  await story.step('presses “Photograph 5 of 5”', async () => {
    await page.getByRole('button', { name: 'Photograph 5 of 5' }).press('Enter')
    await shown('5 of 5')
  })
  await story.read({ role: 'region' })
  expectSpoken(story.text(), 'home-slideshow')
})

test('[P3 P5] the carousel says where it is, whenever a button or a key has moved it', async ({
  page,
}) => {
  const story = await listen(page)
  const at = (position: string) =>
    expect(page.getByText(position, { exact: true }).first()).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await story.step('opens /portfolio', () => page.goto('/portfolio'))

  await story.step('presses “Next session”', async () => {
    await page.getByRole('button', { name: 'Next session' }).press('Enter')
    await at('2 of 25')
  })
  await story.step('presses “Previous session”', async () => {
    await page.getByRole('button', { name: 'Previous session' }).press('Enter')
    await at('1 of 25')
  })
  await story.step('presses the right arrow key on the strip, twice', async () => {
    const strip = page.getByRole('region', { name: 'Recent Sessions' })
    await strip.press('ArrowRight')
    await strip.press('ArrowRight')
    await at('3 of 25')
  })
  await story.step('presses End', async () => {
    await page.keyboard.press('End')
    await expect(page.getByRole('button', { name: 'Next session' })).toBeDisabled()
  })
  await story.read({ beside: 'Next session' })
  expectSpoken(story.text(), 'portfolio-carousel')
})

test('[P2] the lightbox says which photograph it shows, and gives the focus back', async ({
  page,
}) => {
  const story = await listen(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await story.step('opens /portfolio', () => page.goto('/portfolio'))

  const lightbox = page.getByRole('dialog')
  await story.step('presses “Open Wide brim”', async () => {
    await page.getByRole('link', { name: /Open Wide brim/ }).press('Enter')
    await expect(lightbox.getByRole('img')).toBeVisible()
  })
  await story.read()

  await story.step('presses “Next photograph”', async () => {
    await lightbox.getByRole('button', { name: 'Next photograph' }).press('Enter')
    await expect(lightbox.getByText('Frame 5 of 5')).toBeVisible()
  })
  await story.step('presses the right arrow key', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(lightbox.getByText('Frame 1 of 5')).toBeVisible()
  })
  await story.step('presses “Zoom”', async () => {
    await lightbox.getByRole('button', { name: 'Zoom' }).press('Enter')
    await expect(lightbox.getByRole('button', { name: 'Zoom' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
  await story.read()
  await story.step('presses Escape', async () => {
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
  })
  expectSpoken(story.text(), 'portfolio-lightbox')
})

test('[K2] a film stock says what it is like when the focus comes to it', async ({ page }) => {
  const story = await listen(page)
  await story.step('opens /about', () => page.goto('/about'))
  await story.step('moves to the film stock with the Tab key', async () => {
    const tag = page.getByRole('button', { name: 'Ilford HP5 Plus' })
    while (!(await tag.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab')
    }
    await expect(page.getByRole('tooltip')).toBeAttached()
  })
  await story.read({ role: 'figure' })
  await story.step('presses Escape', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })
  expectSpoken(story.text(), 'about-film-stock')
})
