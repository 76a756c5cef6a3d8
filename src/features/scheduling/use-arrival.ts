import { useEffect, useState, type RefObject } from 'react'

import { probe } from '#src/ui/use-reachable/probe.ts'

/** How long a page may take to begin, in ms. */
const PATIENCE = 10_000

type Arrival = 'coming' | 'here' | 'late'

type ArrivalOptions = {
  address: string
  /** Which frame it is: each attempt has one of its own. */
  attempt: number
  /** Whether the frame has stood in the window: before that a browser need not load it. */
  awaited: boolean
  /** Whether its service has given a sign of life. Before that, `useReachable` watches. */
  answered: boolean
  retry: () => void
}

/**
 * Whether the page in the frame has begun: `coming`, `here`, or `late` after 10 s. A service may
 * answer and still send no page. One that comes in the end is here; the browser's own error page,
 * which looks the same from outside, is told from it by asking the service once more.
 */
export function useArrival(frame: RefObject<HTMLIFrameElement | null>, options: ArrivalOptions) {
  const { address, attempt, awaited, answered, retry } = options
  const [seen, setSeen] = useState<{ attempt: number; arrival: Arrival }>()
  const arrival = seen?.attempt === attempt ? seen.arrival : 'coming'

  async function onLoad() {
    const loaded = frame.current
    if (arrival === 'late' && !(await answers(address))) return

    const current = loaded === frame.current && hasBegun(loaded)
    if (current) setSeen({ attempt, arrival: 'here' })
  }

  useEffect(() => {
    if (!awaited || !attempt) return

    const look = () => setSeen({ attempt, arrival: hasBegun(frame.current) ? 'here' : 'late' })
    const timer = setTimeout(look, PATIENCE)
    return () => clearTimeout(timer)
  }, [frame, attempt, awaited])

  useEffect(() => {
    if (!answered || arrival === 'here') return

    const giveUp = () => setSeen({ attempt, arrival: 'late' })
    const [event, react] =
      arrival === 'coming' ? (['offline', giveUp] as const) : (['online', retry] as const)

    window.addEventListener(event, react)
    return () => window.removeEventListener(event, react)
  }, [attempt, answered, arrival, retry])

  return { arrival, onLoad }
}

/** Until a page of another site begins, an empty one of ours holds its place. */
function hasBegun(frame: HTMLIFrameElement | null): boolean {
  return frame !== null && frame.contentDocument?.URL !== 'about:blank'
}

async function answers(address: string): Promise<boolean> {
  const { signal } = new AbortController()
  return (await probe(address, { signal })) === 'answers'
}
