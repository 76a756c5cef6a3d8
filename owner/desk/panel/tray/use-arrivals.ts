import { useCallback, useRef, useState } from 'react'

import type { ScanMetadata } from '../../photographs/captions.ts'
import { sendScan } from '../api.ts'

/** A scan on its way into the studio. */
export type Arrival = {
  id: number
  /** What it was called where it came from. */
  name: string
  /** How much of it has been sent, 0 to 1. */
  part: number
  /** Its name in uploads/, once it is there. */
  file?: string
  metadata?: ScanMetadata
  /** What is odd about it. */
  warnings?: string[]
  /** A scan that looks the same. */
  twin?: string | undefined
  /** Why it was not taken, after “It”. */
  refused?: string
  /** Why it did not get here, in a sentence. */
  failure?: string
}

/** A new scan that was dropped on the photograph of a place, which it replaces once it is described. */
export type Dropped = { scan: string; place: string }

/**
 * Takes scans in, one after the other. One that is refused does not stop the others. `add` gives the
 * name of the last in uploads/, if that was taken.
 */
export function useArrivals(onArrived: () => Promise<void>) {
  const [arrivals, setArrivals] = useState<Arrival[]>([])
  const queue = useRef<Promise<string | undefined>>(Promise.resolve(undefined))
  const count = useRef(0)

  const add = useCallback(
    (files: File[]) => {
      for (const file of files) {
        const id = count.current++
        const note = (news: Partial<Arrival>) =>
          setArrivals((all) => all.map((one) => (one.id === id ? { ...one, ...news } : one)))
        setArrivals((all) => [...all, { id, name: file.name, part: 0 }])
        queue.current = queue.current.then(async () => {
          const received = await sendScan(file, (part) => note({ part }))
          note(received)
          await onArrived()
          return 'file' in received ? received.file : undefined
        })
      }
      return queue.current
    },
    [onArrived],
  )
  return { arrivals, add }
}
