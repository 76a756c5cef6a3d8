import { useRef } from 'react'

import { inside } from './inside.ts'
import { notices, type Notice } from './notify.ts'
import { useStore } from './store.ts'
import { Toast } from './toast.tsx'
import styles from './toast.module.css'
import { useFocusVisit } from './use-focus-visit.ts'
import { useResting } from './use-resting.ts'

/** Only while there is something in it. */
const LANDMARK = { role: 'region', 'aria-label': 'Notices (F8)' }

/**
 * The notices at the bottom of the window. What is done is announced politely, what failed at once:
 * both places are in the page before anything is in them, or nothing would be announced.
 */
export function Toasts() {
  const shown = useStore(notices)
  const any = shown.length > 0
  const region = useRef<HTMLDivElement>(null)
  const resting = useResting(region, any)
  const { onFocus, itemRef } = useFocusVisit(region, any)

  function list(kind: Notice['kind']) {
    const toasts = shown.filter((notice) => notice.kind === kind)
    if (toasts.length === 0) return null

    return (
      <ol>
        {toasts.map((notice) => (
          <Toast key={notice.id} ref={itemRef} notice={notice} resting={resting} />
        ))}
      </ol>
    )
  }

  return inside(
    // Outside a dialog that covers the page all is inert.
    any ? document.querySelector('dialog:modal') : null,
    <div ref={region} className={styles.region} onFocus={onFocus} {...(any && LANDMARK)}>
      <div role="status" aria-atomic="false">
        {list('done')}
      </div>
      <div role="alert" aria-atomic="false">
        {list('failed')}
      </div>
    </div>,
  )
}
