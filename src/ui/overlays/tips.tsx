import { Provider } from '@radix-ui/react-tooltip'
import { useEffect } from 'react'

import { adopted, dropDetached } from './adopted.ts'
import { useStore } from './store.ts'
import { DELAY, SKIP_DELAY } from './tip-delay.ts'
import { Tip } from './tip.tsx'

/** One tip for every element that has asked for it, loaded with the first. */
export function Tips() {
  const adoptions = useStore(adopted)

  useEffect(() => {
    const observer = new MutationObserver(dropDetached)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return (
    <Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {adoptions.map((adoption) => (
        <Tip key={adoption.id} adoption={adoption} />
      ))}
    </Provider>
  )
}
