import { availableParallelism } from 'node:os'

import pLimit from 'p-limit'

import type { Print } from './print.ts'

/** How many prints are made at a time: one more than there are processors, because some wait for others. */
export const AT_ONCE = availableParallelism() + 1

/**
 * Makes prints, several at a time. Prints that somebody waits for come first, the others follow. Both are made in the
 * order in which they were asked for.
 *
 * @param make Makes one print.
 * @param onIdle Called when there is nothing left to make.
 */
export function openQueue(
  make: (print: Print) => Promise<Uint8Array>,
  onIdle: () => void,
  atOnce = AT_ONCE,
) {
  const limit = pLimit(atOnce)
  const promised = new Map<Print, Promise<Uint8Array>>()
  /** Prints that have not begun, each with the function that begins it. */
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
    /** Makes a print. While it is made, further requests for it get the same one. */
    print(print: Print, isUrgent: boolean): Promise<Uint8Array> {
      const made = promised.get(print) ?? promise(print)
      const start = others.get(print)
      if (isUrgent && start) {
        others.delete(print)
        urgent.set(print, start)
      }
      return made
    },

    /** Forgets all prints that have not begun and that nobody waits for. */
    stop(): void {
      for (const print of others.keys()) promised.delete(print)
      others.clear()
    },
  }
}
