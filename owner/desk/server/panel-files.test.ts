import { expect, test } from 'vitest'

import { bundlePanel } from './panel-files.ts'

// Vite leaves an empty module in the place of one of Node's, which fails only in the browser.
test('nothing that only Node has is in the panel, and nothing that only developers need', async () => {
  const files = await bundlePanel(process.cwd())
  const { body } = files.get('/panel.js')!
  expect(body).toContain('createRoot')
  expect(body).not.toContain('externalized for browser')
  expect(body).not.toContain('jsxDEV')
  expect(body).not.toContain('Maximum update depth exceeded')
})
