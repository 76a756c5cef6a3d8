import { availableParallelism } from 'node:os'

import pLimit from 'p-limit'

import type { Print } from './print.ts'

/**
 * Makes prints, some at a time: first those that somebody waits for, in the
 * order they were asked for, then the others in theirs.
 *
 * @param make Makes one.
 * @param onIdle Called when there is nothing left to make.
 * @param atOnce How many are made at a time: one more than there are processors, because some wait for others.
 */
export function openQueue(
  make: (print: Print) => Promise<Uint8Array>,
  onIdle: () => void,
  atOnce = availableParallelism() + 1,
) {
  const limit = pLimit(atOnce)
  const promised = new Map<Print, Promise<Uint8Array>>()
  /** What begins each of those that have not begun. */
  const urgent = new Map<Print, () => void>()
  const others = new Map<Print, () => void>()

  function promise(print: Print): Promise<Uint8Array> {
    const turn = new Promise<void>((begin) => others.set(print, begin))
    const made = turn
      .then(() => make(print))
      .finally(() => {
        promised.delete(print)
        if (promised.size === 0) onIdle()
      })
    promised.set(print, made)
    void limit(makeNext)
    return made
  }

  async function makeNext() {
    const queue = urgent.size > 0 ? urgent : others
    const [next] = queue
    if (!next) return
    const [print, begin] = next
    queue.delete(print)
    begin()
    await promised.get(print)!.catch(() => {})
  }

  return {
    /** A print, made once however often it is asked for at a time. */
    print(print: Print, isUrgent: boolean): Promise<Uint8Array> {
      const made = promised.get(print) ?? promise(print)
      const start = others.get(print)
      if (isUrgent && start) {
        others.delete(print)
        urgent.set(print, start)
      }
      return made
    },

    /** Forgets all that nobody waits for and that has not begun. */
    stop(): void {
      for (const print of others.keys()) promised.delete(print)
      others.clear()
    },
  }
}
