import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { withButtons } from './buttons.ts'

test('the README has a place for the buttons of hosts that copy the repository it is published in', async () => {
  const readme = await readFile('README.md', 'utf8')
  const addresses = (repository: string) =>
    Array.from(withButtons(readme, repository).matchAll(/\]\((https:[^)]+)\)\n/g), ([, to]) => to)
  expect(addresses('https://github.com/june/film-studio')).toEqual([
    'https://github.com/june/film-studio/generate',
    'https://app.netlify.com/start/deploy?repository=https://github.com/june/film-studio',
    'https://deploy.workers.cloudflare.com/?url=https://github.com/june/film-studio',
  ])
  expect(addresses('https://gitlab.com/june/film-studio.git')).toHaveLength(2)
  expect(() => addresses('git@github.com:june/film-studio.git')).toThrow(
    'is not the address of a public repository',
  )
  const twice = withButtons(withButtons(readme, 'https://github.com/a/b'), 'https://github.com/c/d')
  expect(twice).not.toContain('github.com/a/b')
})
