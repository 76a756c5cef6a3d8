import { useEffect, useState } from 'react'

import type { SchedulingService } from '@studio/services/scheduling/calendar'

import { TALKERS } from '@studio/services/scheduling/messages'

/** How long a page that has loaded may say nothing, in ms. */
const PATIENCE = 10_000

/**
 * Whether a page that should have said something has not. It may have refused to be framed, which a
 * browser tells nobody: its error page loads like any other.
 */
export function useSilence(service: SchedulingService, silent: boolean): boolean {
  const [late, setLate] = useState(false)
  const listening = silent && TALKERS.includes(service)

  useEffect(() => {
    if (!listening) return

    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [listening])

  return late
}
