import { expect, test } from 'vitest'

import { bundlePanel } from './panel-files.ts'

test('the panel asks a browser for nothing that only Node has', async () => {
  const files = await bundlePanel(process.cwd())
  expect([...files.keys()]).toContain('/panel.css')
  expect(String(files.get('/panel.js')?.body)).not.toContain('externalized for browser')
})
