import { delayRequests } from '../support/delayed-requests.ts'
import { expect, test } from './panel.ts'

test('@all Put online waits for mistakes, wherever they are', async ({ panel }) => {
  let checks = 0
  await panel.route('**/__desk/check', async (route) => {
    checks += 1
    await route.fulfill({ body: JSON.stringify({ done: 'All is well.' }) })
  })
  await panel.getByRole('button', { name: 'Studio', exact: true }).click()
  await panel.getByLabel('Email').fill('june at example')
  await panel.getByRole('button', { name: 'Look', exact: true }).click()
  await panel.getByRole('textbox', { name: 'Film', exact: true }).fill('#12')
  await expect(panel.getByRole('button', { name: 'Studio · 1 to finish' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Look · 1 to finish' })).toBeVisible()

  await panel.getByRole('button', { name: /^Put online/ }).click()
  const waits = panel.getByRole('alert').filter({ hasText: 'your site from going online' })
  await expect(waits).toHaveText('2 mistakes keep your site from going online. Fix them first.')
  const check = panel.getByRole('button', { name: 'Check it', exact: true })
  await check.press('Enter')
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(waits).toContainText('1 mistake')
  await check.press('Enter')
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(waits).toBeHidden()
  await check.press('Enter')
  await expect(panel.getByText('All is well.')).toBeVisible()
  expect(checks).toBe(1)
})

test('@all a check goes on while another tab is shown, and what it finds leads to its field', async ({
  panel,
}) => {
  const finding = {
    topic: 'Words',
    says: 'Two words are those of the demo.',
    stops: false,
    fields: [{ file: 'about', path: ['introduction', 'caption'], line: 9 }],
    scans: [],
  }
  const end = JSON.stringify({ done: 'All is well.', findings: [finding] })
  await panel.route('**/__desk/check', (route) => route.fulfill({ body: end }))
  const delayed = await delayRequests(panel, '**/__desk/check')
  await panel.getByRole('button', { name: /^Put online/ }).click()
  await panel.getByRole('button', { name: 'Check it', exact: true }).click()
  await panel.getByRole('button', { name: 'Studio', exact: true }).click()
  delayed.release()
  await expect(panel.getByRole('status').filter({ hasText: 'All is well.' })).toBeVisible()
  await panel.getByRole('button', { name: /^Put online/ }).click()
  const found = panel.getByRole('region', { name: 'Worth a look' })
  await expect(found).toContainText('Two words are those of the demo.')
  await expect(found).not.toContainText('yaml')
  await found.getByRole('button', { name: 'About · Introduction · Caption' }).click()
  const caption = panel.getByLabel('Caption').and(panel.locator(':focus'))
  await expect(caption).toHaveValue(/^Self-portrait/)
})
