import { expect, test } from 'vitest'

import { onPostBuild, onPreBuild } from './index.js'

test('Netlify keeps the prints from one build to the next', async () => {
  const done: string[] = []
  const cache = {
    restore: async (folder: string) => done.push(`restore ${folder}`) > 0,
    save: async (folder: string) => done.push(`save ${folder}`) > 0,
  }
  await onPreBuild({ utils: { cache } })
  await onPostBuild({ utils: { cache } })
  expect(done).toEqual(['restore .cache', 'save .cache'])
})
