import { expect, test } from 'vitest'

import { buttonsFor } from './buttons.ts'

test('buttons lead to the pages of hosts that copy a repository', () => {
  const addresses = (repository: string) =>
    Array.from(buttonsFor(repository).matchAll(/\]\((https:[^)]+)\)(?:\n|$)/g), ([, to]) => to)

  expect(addresses('https://github.com/june/film-studio')).toEqual([
    'https://github.com/june/film-studio/generate',
    'https://app.netlify.com/start/deploy?repository=https://github.com/june/film-studio',
    'https://deploy.workers.cloudflare.com/?url=https://github.com/june/film-studio',
  ])
  expect(addresses('https://gitlab.com/june/film-studio.git')).toHaveLength(2)
})

test.for(['git@github.com:june/film-studio.git', 'https://git.example/june/film-studio', ''])(
  'hosts reach no repository at %j',
  (repository) => {
    expect(() => buttonsFor(repository)).toThrow('is not the address of a public repository')
  },
)
