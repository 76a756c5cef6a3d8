import { setTimeout } from 'node:timers/promises'

/** How long to wait before each further try, in ms: a second and a half in all. */
const WAITS_MS = [20, 40, 80, 160, 400, 800]

/** What a system says of a file that another program has open for a moment. */
const BUSY = ['EACCES', 'EBUSY', 'EPERM']

/**
 * Does something to a file, and tries again for a moment where another program has it open. On
 * Windows virus scanners and programs that sync folders open each new file.
 *
 * @throws {NodeJS.ErrnoException} as the system says why, where that does not pass.
 */
export async function patiently<Result>(task: () => Promise<Result>): Promise<Result> {
  for (const wait of WAITS_MS) {
    try {
      return await task()
    } catch (error) {
      if (!BUSY.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      await setTimeout(wait)
    }
  }
  return task()
}
