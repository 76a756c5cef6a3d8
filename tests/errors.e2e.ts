import { expect, test } from './support/test.ts'

for (const path of ['/nope', '/a/b/c', '/About', '/portfolio/one', '/index']) {
  test(`[N1 L5] ${path} is the 404 page, with status 404 and the path in the console`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 404/, /404: there is no page at/)
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    let loads = 0
    page.on('load', () => (loads += 1))

    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expect.poll(() => errors.filter((text) => text.includes(path))).not.toEqual([])
    expect(loads).toBe(1)

    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
}
