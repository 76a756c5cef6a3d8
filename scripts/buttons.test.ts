import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { withButtons } from './buttons.ts'

test('the README has a place for the buttons of whoever publishes this', async () => {
  const readme = await readFile('README.md', 'utf8')
  const once = withButtons(readme, 'https://github.com/june/film-studio')
  expect(once.match(/deploy\.workers\.cloudflare\.com\/\?url=/g)).toHaveLength(1)
  expect(withButtons(once, 'https://github.com/ada/film')).not.toContain('github.com/june')
})
