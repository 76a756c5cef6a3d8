import { expect, test } from './support/test.ts'

const QUESTION = 'Do I get the negatives?'
const ANSWER = /mail them for the postage/

test('a question unfolds its answer and folds it again, by mouse and key', async ({ page }) => {
  await page.goto('/booking')
  const question = page.getByText(QUESTION)
  const answer = page.getByText(ANSWER)
  await expect(page.getByRole('main').locator('summary')).toHaveCount(5)
  await expect(answer).toBeHidden()

  await question.click()
  await expect(answer).toBeVisible()
  await question.press('Enter')
  await expect(answer).toBeHidden()
  expect((await question.boundingBox())!.height).toBeGreaterThanOrEqual(48)
})

for (const [how, hash] of [
  ['a link to an answer', '#negatives'],
  ['a link to words in an answer', '#:~:text=mail%20them'],
] as const) {
  test(`${how} unfolds it, and its question is in view`, async ({ page }) => {
    await page.goto(`/booking${hash}`)
    await expect(page.getByText(ANSWER)).toBeInViewport()
    await expect(page.getByText(QUESTION)).toBeInViewport({ ratio: 1 })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, waitForScripts: false })

  test('questions unfold, and the terms stand above the calendar', async ({ page }) => {
    await page.goto('/booking')
    await page.getByText(QUESTION).click()
    await expect(page.getByText(ANSWER)).toBeVisible()

    const terms = page.getByRole('heading', { name: 'Before you pick a day' })
    const calendar = page.getByRole('heading', { name: 'Find your date' })
    expect((await terms.boundingBox())!.y).toBeLessThan((await calendar.boundingBox())!.y)
    await expect(page.getByText('A third of the price holds the day')).toBeVisible()
  })
})

test('on paper every answer is unfolded', async ({ page }) => {
  await page.goto('/booking')
  await page.emulateMedia({ media: 'print' })
  for (const answer of await page.locator('details > p').all()) await expect(answer).toBeVisible()
})

for (const [path, count] of [
  ['/', 3],
  ['/booking', 2],
] as const) {
  test(`${path} has ${count} letters, each with its name`, async ({ page }) => {
    await page.goto(path)
    const letters = page.getByRole('figure').filter({ has: page.locator('blockquote') })
    await expect(letters).toHaveCount(count)
    for (const letter of await letters.all()) {
      await expect(letter.getByText('Sample letter')).toBeVisible()
    }
  })
}
