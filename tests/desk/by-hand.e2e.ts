import { expect, test } from './panel.ts'

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

test('@all what is broken by hand is said, and the last good page stays, until it is fixed', async ({
  desk,
  panel,
}) => {
  const site = panel.frameLocator('iframe')
  const price = site.getByRole('article').first()
  await panel.getByRole('button', { name: 'Booking', exact: true }).click()
  await expect(price).toContainText('$80')
  await desk.rewrite('booking', (text) => text.replace('price: $80', 'price: $8,0'))
  await panel.getByRole('button', { name: 'Basic Model Package', exact: true }).click()
  const mistake = panel.getByText('"$8,0" is not a price in dollars.')
  await expect(mistake).toBeVisible()
  await expect(price).toContainText('$80')
  await panel.getByLabel('Price').fill('$90')
  await expect(price).toContainText('$90')
  await expect(mistake).toBeHidden()
  await expect.poll(() => desk.text('booking')).toContain('$90')

  const before = await desk.text('booking')
  await desk.rewrite('booking', (text) => text.replace('title: ', 'title: "'))
  const words = panel.getByRole('alert').filter({ hasText: 'Some words of Booking cannot be read' })
  await expect(words).toContainText(/booking\.yaml, line \d+: /)
  await expect(price).toContainText('$90')
  await desk.rewrite('booking', () => before)
  await expect(words).toBeHidden()
})
