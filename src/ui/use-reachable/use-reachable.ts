import { useEffect, useState, type RefObject } from 'react'

import { useNear } from '#src/ui/use-near.ts'
import { probe } from './probe.ts'

/**
 * Whether another site answers at this address: `waiting`, `answers` or `silent`. It is not asked
 * before `place` comes near the window, so until then nobody learns of the visitor.
 *
 * `attempt` is how often it was asked, 0 before the first time. A silent service is asked again when
 * the browser comes back online; one that has answered is left alone, with whatever a visitor may
 * have typed there.
 */
export function useReachable(address: string, place: RefObject<Element | null>) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'waiting' | 'answers' | 'silent'>('waiting')
  const near = useNear(place)

  function retry() {
    setState('waiting')
    setAttempt((before) => before + 1)
  }

  useEffect(() => {
    if (near) setAttempt(1)
  }, [near])

  useEffect(() => {
    if (!attempt) return

    const asking = new AbortController()
    void probe(address, asking).then((answer) => {
      if (!asking.signal.aborted) setState(answer)
    })
    return () => asking.abort()
  }, [address, attempt])

  useEffect(() => {
    if (!attempt || state === 'answers') return

    const giveUp = () => setState('silent')
    const [event, react] =
      state === 'waiting' ? (['offline', giveUp] as const) : (['online', retry] as const)

    window.addEventListener(event, react)
    return () => window.removeEventListener(event, react)
  }, [attempt, state])

  return { state, attempt, retry }
}
