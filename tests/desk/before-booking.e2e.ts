import { clickInSite, expect, test } from './panel.ts'

test('@all a question is chosen on the page, which unfolds its answer, and that is changed', async ({
  desk,
  panel,
}) => {
  const site = panel.frameLocator('iframe')
  await panel.getByRole('button', { name: 'Booking', exact: true }).click()
  await clickInSite(site, site.getByText('What if it rains?'))
  await clickInSite(site, site.getByText('I look at the sky the evening before'))

  const answer = panel.locator('textarea:focus')
  await expect(answer).toHaveValue(/^I look at the sky/)
  await answer.fill('Then it rains.')
  await expect(site.getByText('Then it rains.')).toBeVisible()
  await expect.poll(() => desk.text('booking')).toContain('Then it rains.')
})

test('@all news is added and taken out by clicking', async ({ desk, panel }) => {
  const before = await desk.text('booking')
  const site = panel.frameLocator('iframe')
  await panel.getByRole('button', { name: 'Booking', exact: true }).click()
  await panel.getByLabel('On the site: News').check()
  await panel.getByLabel('Text').filter({ visible: true }).fill('June is full.')
  await expect(panel.getByRole('status').last()).toHaveText('Not saved: Last day.')
  expect(await desk.text('booking')).toBe(before)
  await panel.getByLabel('Last day').fill('2999-06-30')
  await expect(site.getByText('June is full.')).toBeVisible()
  await panel.getByLabel('On the site: News').uncheck()
  await expect.poll(() => desk.text('booking')).toBe(before)
})
