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

test('@all Put online is canary only where something has changed', async ({ panel }) => {
  const changed = { added: [], removed: [], changed: [], renamed: [] }
  let pages: string[] = []
  await panel.route('**/__desk/changes', (route) =>
    route.fulfill({ json: { way: 'push', differences: { ...changed, pages } } }),
  )
  await panel.reload()
  const tab = panel.getByRole('button', { name: /^Put online/ })
  await expect(tab).toHaveText('Put online')
  await expect(tab).not.toHaveCSS('background-color', 'rgb(251, 226, 122)')
  pages = ['studio']
  await panel.getByRole('button', { name: 'Studio', exact: true }).click()
  await panel.getByLabel(/^Tagline/).fill('Film, slowly.')
  await expect(tab).toHaveText('Put online · 1 changed')
  await expect(tab).toHaveCSS('background-color', 'rgb(251, 226, 122)')
})
