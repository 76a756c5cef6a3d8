import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { onTestFinished } from 'vitest'

/** An empty folder, deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'studio-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
