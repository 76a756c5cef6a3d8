import { useEffect, useEffectEvent } from 'react'

import type { Left } from './working-copy.ts'

/** What is found again after the desk was loaded again in the same tab of the browser. */
type Session = {
  tab: string
  /** The place that was being changed. */
  inHand: string | undefined
  /** The photograph that was open. */
  photograph: string | undefined
  /** What was open or folded, by its place. */
  opened: [place: string, isOpen: boolean][]
  /** What could not be saved yet. */
  left: Left | undefined
}

const KEY = 'desk'

/** Where its owner was before the desk was loaded again. */
export const SESSION = read()

/** Keeps where its owner is, once the desk is left. */
export function useSession(now: () => Session) {
  const keep = useEffectEvent(() => sessionStorage.setItem(KEY, JSON.stringify(now())))
  useEffect(() => {
    const leave = () => keep()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
}

function read(): Partial<Session> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Session>
  } catch {
    return {}
  }
}
