import { useEffect, useId, useRef, useState, type RefObject } from 'react'

import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import { dismiss, useNotices, type Notice } from './notify.ts'
import styles from './toast.module.css'

/** Only while there is something in it. */
const LANDMARK = { role: 'region', 'aria-label': 'Notices' }

/**
 * The notices at the bottom of the window. What is done is announced politely, what failed at once:
 * both live regions are in the page before anything is in them, or nothing would be announced.
 */
export function Toasts() {
  const notices = useNotices()
  const region = useRef<HTMLDivElement>(null)
  const held = useHeld(region, notices.length)

  function list(kind: Notice['kind']) {
    const toasts = notices.filter((notice) => notice.kind === kind)
    if (toasts.length === 0) return null

    return (
      <ol>
        {toasts.map((notice) => (
          <Toast key={notice.id} notice={notice} held={held} />
        ))}
      </ol>
    )
  }

  return (
    <div ref={region} className={styles.region} {...(notices.length > 0 && LANDMARK)}>
      <div role="status" aria-atomic="false">
        {list('done')}
      </div>
      <div role="alert" aria-atomic="false">
        {list('failed')}
      </div>
    </div>
  )
}

type ToastProps = {
  notice: Notice
  /** It does not go now. Its time begins anew afterwards. */
  held: boolean
}

/** One notice on a strip of film. Time, Escape or its button removes it. */
function Toast({ notice: { id, text, kind, duration }, held }: ToastProps) {
  const textId = useId()

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss(id)
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [id])

  useEffect(() => {
    if (held) return
    const timer = setTimeout(dismiss, duration, id)
    return () => clearTimeout(timer)
  }, [id, duration, held])

  return (
    <li className={styles.toast} data-kind={kind}>
      <Wax mark={kind === 'failed' ? 'cross' : 'tick'} />
      <p id={textId}>{text}</p>
      <IconButton
        className={styles.close}
        name="Dismiss"
        aria-describedby={textId}
        // Else it is announced as part of the notice.
        aria-live="off"
        // The mouse leaves the focus where it is, since this button goes.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => dismiss(id)}
      >
        <Wax mark="cross" />
      </IconButton>
    </li>
  )
}

/** Whether someone points at a place, has the focus in it, or does not see the page at all. */
function useHeld(place: RefObject<HTMLElement | null>, count: number): boolean {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    const watching = new AbortController()
    const look = () => {
      const isUsed = place.current?.matches(':hover, :focus-within') ?? false
      setHeld(document.hidden || isUsed)
    }
    look()
    for (const type of EVENTS) document.addEventListener(type, look, { signal: watching.signal })
    return () => watching.abort()
  }, [place, count])

  return held
}

const EVENTS = ['pointerover', 'pointerout', 'focusin', 'focusout', 'visibilitychange']
