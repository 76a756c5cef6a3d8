import { useRef, useState } from 'react'

import type { ScanMetadata } from '../../photographs/captions.ts'
import { Gone, sendScan } from '../api.ts'

/** The photograph that a scan was dropped on. `id` stays wherever that moves. */
export type Dropped = { place: string; id: string }

/** A scan on its way into the studio. */
export type Arrival = {
  id: number
  /** What it was called where it came from. */
  name: string
  /** Dropped together with others. */
  drop: number
  /** The photograph that it is to replace, if it is the first of its drop that is taken. */
  replaces?: Dropped | undefined
  /** Its name in uploads/, once it is there. */
  file?: string
  metadata?: ScanMetadata
  /** What is odd about it. */
  warnings?: string[]
  /** Why it was not taken, in a sentence. */
  failure?: string
}

/** How often a scan is sent to a desk that answers, and breaks off. */
const TRIES = 5

const UNSENT =
  'It could not be read from where it is. Copy it to this computer, and choose it again.'

/** Scans of one roll are numbered: the tenth comes after the ninth. */
const byNumber = new Intl.Collator('en', { numeric: true })

export type DeskCalls = {
  /** Reads the studio again, once the desk answers. */
  refresh: () => Promise<void>
  say: (words: string) => void
}

/**
 * Takes scans in, one after the other, in the order of their names. One that is refused does not stop the others, and a
 * desk that was stopped gets the rest once it is back.
 */
export function useArrivals({ refresh, say }: DeskCalls) {
  const [arrivals, setArrivals] = useState<Arrival[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const count = useRef(0)

  async function send(file: File) {
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        return await sendScan(file, tries > 0)
      } catch (error) {
        if (!(error instanceof Gone)) throw error
        await refresh()
      }
    }
    return { failure: UNSENT }
  }

  function add(files: File[], replaces: Dropped | undefined) {
    const drop = count.current
    const sorted = files.toSorted((one, other) => byNumber.compare(one.name, other.name))
    for (const file of sorted) {
      const id = count.current++
      setArrivals((all) => [...all, { id, drop, replaces, name: file.name }])
      queue.current = queue.current.then(async () => {
        const received: Partial<Arrival> = await send(file)
        if (received.failure) say(`${file.name}: ${received.failure}`)
        // The studio first: a scan that is here has a form.
        await refresh()
        setArrivals((all) => noted(all, id, received))
      })
    }
  }

  function dismiss(id: number) {
    setArrivals((all) => all.filter((one) => one.id !== id))
  }

  return { arrivals, add, dismiss }
}

/** Arrivals with news of one. Where it has come, it is no longer told that it was not taken before. */
function noted(arrivals: Arrival[], id: number, news: Partial<Arrival>): Arrival[] {
  const all = arrivals.map((one) => (one.id === id ? { ...one, ...news } : one))
  const come = all.find((one) => one.id === id && one.file)
  return all.filter((one) => one.name !== come?.name || !one.failure)
}

/** Whether a scan is on its way. */
export function isComing({ file, failure }: Arrival): boolean {
  return !file && !failure
}
