import { useCallback, useRef, useState } from 'react'

import type { ScanMetadata } from '../../photographs/captions.ts'
import { sendScan } from '../api.ts'

/** A scan on its way into the studio. */
export type Arrival = {
  id: number
  /** What it was called where it came from. */
  name: string
  /** Dropped together with others. */
  drop: number
  /** How much of it has been sent, 0 to 1. */
  part: number
  /** The place of the photograph that it was dropped on, which it replaces once it is described. */
  place?: string | undefined
  /** Its name in uploads/, once it is there. */
  file?: string
  metadata?: ScanMetadata
  /** What is odd about it. */
  warnings?: string[]
  /** Why it was not taken, after “It”. */
  refused?: string
  /** Why it did not get here, in a sentence. */
  failure?: string
}

/** Scans of one roll are numbered: the tenth comes after the ninth. */
const byNumber = new Intl.Collator('en', { numeric: true })

/**
 * Takes scans in, one after the other, in the order of their names. One that is refused does not stop
 * the others.
 */
export function useArrivals() {
  const [arrivals, setArrivals] = useState<Arrival[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const count = useRef(0)

  const add = useCallback(
    (
      files: File[],
      place: string | undefined,
      onArrived: (arrival: Pick<Arrival, 'name' | 'refused' | 'failure'>) => Promise<void>,
    ) => {
      const drop = count.current
      const sorted = files.toSorted((one, other) => byNumber.compare(one.name, other.name))
      for (const [at, file] of sorted.entries()) {
        const id = count.current++
        const note = (news: Partial<Arrival>) => setArrivals((all) => noted(all, id, news))
        const first = { place: at === 0 ? place : undefined }
        setArrivals((all) => [...all, { id, drop, name: file.name, part: 0, ...first }])
        queue.current = queue.current.then(async () => {
          const received = await sendScan(file, (part) => note({ part }))
          // The studio first: a scan that is here has a form.
          await onArrived({ name: file.name, ...received })
          note(received)
        })
      }
    },
    [],
  )

  const dismiss = useCallback((id: number) => {
    setArrivals((all) => all.filter((one) => one.id !== id))
  }, [])

  /** Gives the places that scans were dropped on their names of now. */
  const follow = useCallback((after: (place: string) => string | undefined) => {
    setArrivals((all) => all.map((one) => ({ ...one, place: one.place && after(one.place) })))
  }, [])

  return { arrivals, add, dismiss, follow }
}

/** Arrivals with news of one. Where that was not taken, the next of the same drop gets its place. */
export function noted(arrivals: Arrival[], id: number, news: Partial<Arrival>): Arrival[] {
  const all = arrivals.map((one) => (one.id === id ? { ...one, ...news } : one))
  const lost = all.find((one) => one.id === id && isLost(one) && one.place)
  const next = lost && all.find((one) => one.drop === lost.drop && one.id > id && !isLost(one))
  if (!next) return all
  const { place } = lost
  return all.map((one) =>
    one === lost ? { ...one, place: undefined } : one === next ? { ...one, place } : one,
  )
}

/** Whether a scan did not get into the studio. */
export function isLost({ refused, failure }: Arrival): boolean {
  return Boolean(refused ?? failure)
}
