import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
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

/** Writes files into a folder, by their paths in it. */
export async function writeFiles(folder: string, files: Record<string, string | Uint8Array>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
