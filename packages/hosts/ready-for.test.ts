import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { readyFor } from './ready-for.ts'
import { previewSite } from './tests/preview-site.ts'

test('a folder that is ready for Netlify has its rules, and no other host’s', async () => {
  const { folder } = await previewSite({ 'uploads/a.avif': '' })
  expect(await readyFor(path.dirname(folder), 'netlify')).toEqual(['_headers'])
  expect(await readFile(path.join(folder, '_headers'), 'utf8')).toContain('\n/uploads/a.avif\n')

  await expect(readyFor(path.dirname(folder), 'netlyfi')).rejects.toThrow(
    'There are no files for netlyfi. Choose netlify, vercel, github-pages.',
  )
})
