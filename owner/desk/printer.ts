import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

import { ROOT } from '#scripts/folders.mjs'

/** How long nothing has to be read before printing begins, in ms: while an owner types, much is read. */
const QUIET_MS = 2000

export type Printer = ReturnType<typeof openPrinter>

/**
 * Lets prints be made while the desk is open, so that the check finds them. `unprinted` names those that are missing,
 * `start` begins to make all of them, and gives what ends that.
 */
export function openPrinter(unprinted: () => Promise<string[]>, start: () => () => void) {
  let timer: NodeJS.Timeout | undefined
  let end = () => {}
  let tried = new Set<string>()

  async function goOn() {
    // Of what cannot be read, the pages say it.
    const missing = await unprinted().catch(() => [])
    // What was begun goes on, and what could not be made is left to a build, which says why.
    if (missing.every((name) => tried.has(name))) return
    tried = new Set(missing)
    end()
    end = start()
  }

  return {
    /** The content was read: other prints may be missing now. */
    look() {
      clearTimeout(timer)
      timer = setTimeout(() => void goOn(), QUIET_MS)
    },
    stop() {
      clearTimeout(timer)
      end()
    },
  }
}

/** Makes the missing prints of a studio in a process that leaves the processors to all others. Gives what ends it. */
export function startPrinting(studio: string): () => void {
  const child = fork(path.join(ROOT, 'scripts/run.mjs'), ['print-ahead'], {
    // With the last, run.mjs needs no process of its own, which would outlive this one.
    env: { ...process.env, STUDIO: studio, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => {})
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or the system does not allow it.
  }
  return () => void child.kill()
}
