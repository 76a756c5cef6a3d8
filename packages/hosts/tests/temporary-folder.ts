import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { onTestFinished } from 'vitest'

/** An empty folder, deleted after the test, or after all tests of a file with `afterAll`. */
export async function temporaryFolder(
  onEnd: (clean: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'studio-'))
  onEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}
