import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import { findWebkit } from '../../scripts/find-webkit.mjs'

afterEach(() => vi.unstubAllEnvs())

test.for(['WebKitWebDriver', 'Xvfb'])('WebKit is not here if all there is of it is %s', (name) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'))
  writeFileSync(path.join(folder, name), '', { mode: 0o755 })
  vi.stubEnv('PATH', folder)

  expect(findWebkit()).toBeUndefined()
})
