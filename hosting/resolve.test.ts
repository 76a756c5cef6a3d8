import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { isFile } from './resolve.ts'
import { temporaryFolder } from './temporary-folder.ts'

test.for(['../secret.txt', '../site-of-another/secret.txt'])(
  'a file outside the root, like %s, is none of its files',
  async (name) => {
    const folder = await temporaryFolder()
    const root = path.join(folder, 'site')
    await mkdir(path.join(folder, 'site-of-another'))
    await writeFile(path.resolve(root, name), 'secret')

    expect(await isFile(root, name)).toBe(false)
  },
)
