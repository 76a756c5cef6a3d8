import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import type { Notice } from './notify.ts'
import styles from './toast.module.css'

type ShownNotice = Notice & { id: number }

/** How many are visible at once; the oldest leaves first (K3). */
const MOST_VISIBLE = 3

/** Only while there is something in it. */
const LANDMARK = { role: 'region', 'aria-label': 'Notices' }

/**
 * The notices at the bottom of the window. What is done is announced politely, what failed at once:
 * both live regions are in the page before anything is in them, or nothing would be announced.
 */
export function Toasts() {
  const [notices, setNotices] = useState<ShownNotice[]>([])
  const lastId = useRef(0)
  const { region, held } = useHeld(notices.length)

  useEffect(() => {
    const show = ({ detail }: CustomEvent<Notice>) => {
      const notice = { id: (lastId.current += 1), ...detail }
      setNotices((all) => [...all, notice].slice(-MOST_VISIBLE))
    }
    document.addEventListener('notice', show)
    return () => document.removeEventListener('notice', show)
  }, [])

  const list = (kind: Notice['kind']) => {
    const toasts = notices.filter((notice) => notice.kind === kind)
    const dismiss = (id: number) => setNotices((all) => all.filter((notice) => notice.id !== id))
    return toasts.length === 0 ? null : (
      <ol>
        {toasts.map((notice) => (
          <Toast key={notice.id} notice={notice} held={held} onDismiss={dismiss} />
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
  notice: ShownNotice
  /** It does not go now. Its time begins anew afterwards. */
  held: boolean
  onDismiss: (id: number) => void
}

/** One notice on a strip of film. Time, Escape or its button removes it. */
function Toast({ notice: { id, text, kind, duration }, held, onDismiss }: ToastProps) {
  const textId = useId()
  const dismiss = useEffectEvent(() => onDismiss(id))

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss()
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(), duration)
    return () => clearTimeout(timer)
  }, [duration, held])

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
        onClick={() => onDismiss(id)}
      >
        <Wax mark="cross" />
      </IconButton>
    </li>
  )
}

/** Whether someone points at the notices, has the focus in them, or does not see the page at all. */
function useHeld(count: number) {
  const region = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    const watching = new AbortController()
    const look = () => {
      setHeld(document.hidden || region.current!.matches(':hover, :focus-within'))
    }
    look()
    for (const type of EVENTS) document.addEventListener(type, look, { signal: watching.signal })
    return () => watching.abort()
  }, [count])

  return { region, held }
}

const EVENTS = ['pointerover', 'pointerout', 'focusin', 'focusout', 'visibilitychange']
