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
