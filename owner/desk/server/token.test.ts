import { stat } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { keptToken } from './token.ts'

test('a desk that is started again has the token of before, which no other user can read', async () => {
  const folder = await temporaryFolder()
  const token = await keptToken(folder)
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(await keptToken(folder)).toBe(token)
  const { mode } = await stat(path.join(folder, 'token'))
  if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600)
  expect(await keptToken(await temporaryFolder())).not.toBe(token)
})
