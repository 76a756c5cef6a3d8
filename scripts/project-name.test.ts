import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { expect, test } from 'vitest'

import { projectName } from './project-name.ts'

test('a project is called as its studio, unless its owner has called it otherwise', async () => {
  const root = await temporaryFolder()
  const named = (name: string) =>
    writeFile(path.join(root, 'wrangler.jsonc'), `{ // Ours.\n  "name": "${name}" }`)

  expect(await projectName(root, 'Wren & Halide')).toBe('wren-halide')
  await named('film-studio')
  expect(await projectName(root, 'Wren & Halide')).toBe('wren-halide')
  await named('wren')
  expect(await projectName(root, 'Wren & Halide')).toBe('wren')
})
