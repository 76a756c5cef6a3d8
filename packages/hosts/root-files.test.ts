import { expect, test } from 'vitest'

import { rootWranglerFile } from './dialects/cloudflare.ts'
import { netlifyFile } from './dialects/netlify.ts'

// `npx vitest run packages/hosts -u` writes them.
test('what hosts read at the root of the repository is as it is written here', async () => {
  await expect(netlifyFile()).toMatchFileSnapshot('../../netlify.toml')
  await expect(rootWranglerFile()).toMatchFileSnapshot('../../wrangler.jsonc')
})

test('a project is named as its studio, in letters that an address can have', () => {
  const nameOf = (project: string) => JSON.parse(rootWranglerFile(project)).name
  expect(nameOf('wren-halide')).toBe('wren-halide')
  expect(nameOf('')).toBe('film-studio')
  const long = nameOf(`${'wren-and-'.repeat(6)}halide`)
  expect(long).toMatch(/^[a-z][a-z-]+[a-z]$/)
  expect(long.length).toBeLessThanOrEqual(54)
})
