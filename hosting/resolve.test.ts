import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { isFile, isHidden } from './resolve.ts'
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

test('who renews a certificate finds what is in .well-known, and nobody what is in other such folders', () => {
  expect(isHidden('/.well-known/acme-challenge/token')).toBe(false)
  for (const name of ['/.git/config', '/.well-known/.htaccess', '/.well-known.br']) {
    expect(isHidden(name), name).toBe(true)
  }
})
