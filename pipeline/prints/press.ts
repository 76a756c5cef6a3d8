import { availableParallelism } from 'node:os'

import type { Print } from './print.ts'

/**
 * Makes prints, some at a time: first those that somebody waits for, in the
 * order they were asked for, then the others in theirs.
 *
 * @param make Makes one.
 * @param rest Called when there is nothing left to make.
 * @param atOnce How many are made at a time: one more than there are processors, because some wait for others.
 */
export function openPress(
  make: (print: Print) => Promise<Uint8Array>,
  rest: () => void,
  atOnce = availableParallelism() + 1,
) {
  const promised = new Map<Print, Promise<Uint8Array>>()
  const urgent = new Map<Print, () => Promise<void>>()
  const others = new Map<Print, () => Promise<void>>()
  let free = atOnce

  function promise(print: Print): Promise<Uint8Array> {
    const made = new Promise<Uint8Array>((resolve, reject) => {
      others.set(print, () => make(print).then(resolve, reject))
    })
    promised.set(print, made)
    return made
  }

  function goOn() {
    while (free > 0) {
      const queue = urgent.size > 0 ? urgent : others
      const [next] = queue
      if (!next) break
      const [print, start] = next
      queue.delete(print)
      free -= 1
      void start().then(() => {
        promised.delete(print)
        free += 1
        goOn()
      })
    }
    if (promised.size === 0) rest()
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
      goOn()
      return made
    },

    /** Forgets all that nobody waits for and that has not begun. */
    stop(): void {
      for (const print of others.keys()) promised.delete(print)
      others.clear()
    },
  }
}
