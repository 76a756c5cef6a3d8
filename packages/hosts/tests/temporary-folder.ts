import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { onTestFinished } from 'vitest'

/** An empty folder that is gone when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'hosting-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
