import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { PlainError } from '../pipeline/model/plain-error.ts'

/**
 * Builds under a lock on the folder, a file with the id of this process. The lock of a killed build
 * is taken over.
 *
 * @throws {PlainError} if another build is writing to the folder.
 */
export async function buildAlone<Built>(folder: string, build: () => Promise<Built>) {
  const lock = path.join(folder, '.building')
  await mkdir(folder, { recursive: true })
  await acquire(lock)
  try {
    return await build()
  } finally {
    await rm(lock, { force: true })
  }
}

async function acquire(lock: string): Promise<void> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const owner = await readFile(lock, 'utf8').catch(() => undefined)
    if (owner !== undefined && isRunning(owner)) {
      throw new PlainError(
        `Another build is writing ${path.dirname(lock)}/ right now. Wait until it has finished, or build into ` +
          `another folder: DIST=other npm run build. If there is no other build, delete ${lock}`,
      )
    }
    await rm(lock, { force: true })
    return acquire(lock)
  }
}

/** Whether another process has an id. It is empty until that process has written it. */
function isRunning(pid: string): boolean {
  // In a container, this process may have the id of a killed build.
  if (pid === String(process.pid)) return false
  try {
    return pid === '' || process.kill(Number(pid), 0)
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
