import { jsonAnswer, receive, sendInquiry } from '../support/inquiry.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('largest') })

test('the footer leads to what this site asks of whom, by the settings in use', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(/\/contact#privacy$/)

  const privacy = page.locator('#privacy')
  await expect(privacy.getByRole('heading')).toBeInViewport()
  for (const host of ['square.site', 'www.openstreetmap.org', 'forminit.com']) {
    await expect(privacy.getByRole('definition').filter({ hasText: host })).toHaveCount(1)
  }
})

test('clients find their gallery in the footer, and visitors the studio’s profiles', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Your gallery' })).toHaveAttribute(
    'href',
    'https://gallery.example/evergreen',
  )
  await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible()
})

test('the studio can be sent a text message, and says when it is open', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'Send a text message' })).toHaveAttribute(
    'href',
    'sms:+17045550147',
  )
  await expect(page.getByText('By appointment, Tuesday to Saturday')).toBeVisible()
})

test('the thank-you leads to the gallery', async ({ page }) => {
  await receive(page, jsonAnswer(200, { success: true }))
  await sendInquiry(page)
  await expect(page.getByRole('status').getByRole('link', { name: 'Your gallery' })).toBeVisible()
})
