import { useId, useLayoutEffect, useRef, type KeyboardEvent, type Ref } from 'react'

import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import { countDown } from './count-down.ts'
import { dismiss, type Notice } from './notify.ts'
import styles from './toast.module.css'
import { useSwipeAway } from './use-swipe-away.ts'

type ToastProps = {
  ref: Ref<HTMLLIElement>
  notice: Notice
  /** Time stands still for it. */
  resting: boolean
}

/** One notice on a strip of film. Time takes it away, a swipe, Escape, or its button. */
export function Toast({ ref, notice, resting }: ToastProps) {
  const { id, text, kind, duration } = notice
  const textId = useId()
  const left = useRef(duration)
  const close = () => dismiss(id)
  const swipe = useSwipeAway(close)

  // From the moment that it shows.
  useLayoutEffect(() => {
    if (resting) return
    const stop = countDown(left.current, () => dismiss(id))
    return () => void (left.current = stop())
  }, [id, resting])

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') close()
  }

  return (
    <li ref={ref} className={styles.toast} data-kind={kind} onKeyDown={closeOnEscape} {...swipe}>
      <Wax mark={kind === 'failed' ? 'cross' : 'tick'} />
      <p id={textId}>{text}</p>
      <IconButton
        className={styles.close}
        name="Dismiss"
        aria-describedby={textId}
        // Else it is announced as part of the notice.
        aria-live="off"
        onClick={close}
      >
        <Wax mark="cross" />
      </IconButton>
    </li>
  )
}
