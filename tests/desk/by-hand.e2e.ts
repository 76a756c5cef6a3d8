import { openDesk } from './open-desk.ts'
import { expect, openPanel, test } from './panel.ts'

test('@all a change by hand in the same field is shown beside one’s own', async ({
  desk,
  panel,
}) => {
  await panel.getByRole('button', { name: 'Booking', exact: true }).click()
  await panel.getByRole('button', { name: 'PREMIUM Package', exact: true }).click()
  const price = panel.getByLabel('Price')
  await panel.route(
    '**/__desk/save',
    async (route) => {
      await desk.rewrite('booking', (text) => text.replace('$420', '$480'))
      await route.continue()
    },
    { times: 1 },
  )
  await price.fill('$500')

  await expect(panel.getByText('This was changed elsewhere')).toBeVisible()
  await expect(panel.getByRole('blockquote')).toHaveText('$480')
  await panel.getByRole('button', { name: 'Use mine' }).click()
  await expect.poll(() => desk.text('booking')).toContain('price: $500')
})

test('@all so is another film of the same photograph', async ({ desk, panel }) => {
  const film = async () =>
    (await desk.text('photographs')).match(/calendar-ringed[^]*?film: (.*)/)?.[1]
  await panel.getByRole('button', { name: 'Photographs', exact: true }).click()
  await panel.getByRole('button', { name: /^A paper wall calendar/ }).click()
  await panel.route(
    '**/__desk/save',
    async (route) => {
      await desk.rewrite('photographs', (text) =>
        text.replace(/(calendar-ringed[^]*?film: ).*/, '$1Kodak Gold'),
      )
      await route.continue()
    },
    { times: 1 },
  )
  await panel.getByLabel(/^Film/).selectOption('Ektar 100')
  await expect(panel.getByRole('blockquote')).toHaveText('Kodak Gold')
  expect(await film()).toBe('Kodak Gold')
  await panel.getByRole('button', { name: 'Use mine' }).click()
  await expect.poll(film).toBe('Ektar 100')
})

test('@all a file that is broken by hand keeps the last good page, and says what is wrong', async ({
  desk,
  panel,
}) => {
  const site = panel.frameLocator('iframe')
  await panel.getByRole('button', { name: 'Booking', exact: true }).click()
  await expect(site.getByRole('article').getByText('$80')).toBeVisible()
  await desk.rewrite('booking', (text) => text.replace('price: $80', 'price: $8,0'))

  await panel.getByRole('button', { name: 'Basic Model Package', exact: true }).click()
  await expect(panel.getByText('"$8,0" is not a price in dollars.')).toBeVisible()
  await expect(site.getByRole('article').getByText('$80')).toBeVisible()
  await panel.getByLabel('Price').fill('$90')
  await expect(site.getByRole('article').getByText('$90')).toBeVisible()
  await expect(panel.getByText('is not a price in dollars.')).toBeHidden()
})

test('@all a file that cannot be read is named with its line, until it is fixed by hand', async ({
  desk,
  panel,
}) => {
  const site = panel.frameLocator('iframe')
  const before = await desk.text('about')
  await panel.getByRole('button', { name: 'About', exact: true }).click()
  await expect(site.getByRole('heading', { level: 1 })).toContainText('One person, one roll')
  await desk.rewrite('about', (text) => text.replace('title: About', 'title: "About'))

  const words = panel.getByRole('alert').filter({ hasText: 'Some words cannot be used' })
  await expect(words).toContainText(/about\.yaml, line \d+: /)
  await expect(site.getByRole('heading', { level: 1 })).toContainText('One person, one roll')

  await desk.rewrite('about', () => before)
  await expect(words).toBeHidden()
})

for (const [file, from, to, line, message] of [
  ['home', /^/, 'mood: dreamy\n', 1, '"mood" is not known here.'],
  ['controls', '{}', 'menu: { name: }', 9, 'This is empty.'],
  ['portfolio', 'category: Fashion', 'category: Fashion\n      pick: true', 16, 'Several have the'],
  ['photographs', 'x: 0.5', 'x: 5', 13, '5 is too large.'],
] as const) {
  test(`@all what no field says is said with its line: ${file}.yaml`, async ({ desk, panel }) => {
    await desk.rewrite(file, (text) => text.replace(from, to))
    const words = panel.getByRole('alert').filter({ hasText: 'Some words cannot be used' })
    await expect(words).toContainText(`${file}.yaml, line ${line}: ${message}`)
  })
}

test('@all a desk that starts with a file that cannot be read says so, and goes on once it is fixed by hand', async ({
  page,
}) => {
  test.slow()
  const desk = await openDesk()
  try {
    await desk.stop()
    await desk.rewrite('controls', (text) => `${text}\nclose: "Close`)
    await desk.start()
    await openPanel(page, desk.address())
    const site = page.frameLocator('iframe')
    const words = page.getByRole('alert').filter({ hasText: 'Some words cannot be used' })
    for (const told of [words, site.locator('body')])
      await expect(told).toContainText(/controls\.yaml(:|, line )11.*A text cannot have this sign/s)
    await expect(site.locator('body')).not.toContainText('vite')

    await desk.rewrite('controls', (text) => text.replace('\nclose: "Close', ''))
    await expect(site.locator('html[data-live]')).toBeAttached()
    await expect(words).toBeHidden()
  } finally {
    await page.close()
    await desk.close()
  }
})
