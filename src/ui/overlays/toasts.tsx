import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { IconButton } from '#src/ui/icon/icon.tsx'
import { useWindowEvent } from '#src/ui/use-window-event.ts'
import { Wax } from '#src/ui/wax/wax.tsx'
import { wordsOf } from '#src/ui/words.ts'

import styles from './toast.module.css'

type Notice = { text: string; kind: 'done' | 'failed' }

/** Notices that came before anything could show them. */
const waiting: Notice[] = []
let show = (notice: Notice) => void waiting.push(notice)

/** Shows a notice of one sentence. If something failed, it also says what to do about it. */
export function notify(text: string, kind: Notice['kind'] = 'done') {
  show({ text, kind })
}

type ShownNotice = Notice & { id: number }

/** How long a notice stays, in ms (K3). */
const DURATIONS_MS = { done: 4000, failed: 5000 }

/** How many notices are visible at once. The oldest leaves first (K3). */
const MAX_VISIBLE = 3

/**
 * The notices at the bottom of the window. Confirmations are announced politely, failures at once.
 * Screen readers only announce changes, so both live regions are always in the page. Their landmarks are
 * inside: around them they would come with the first notice, and Firefox rebuilds what gets a role and
 * announces nothing. Nor is there a `status`, which even if empty is read at the end of every page.
 */
export function Toasts() {
  const words = wordsOf('notices')
  const [notices, setNotices] = useState<ShownNotice[]>([])
  const lastId = useRef(0)
  const { region, paused } = usePause(notices.length)
  // Where the focus was before it came to a notice.
  const origin = useRef<HTMLElement>(null)

  useEffect(() => {
    show = (notice) => {
      const id = (lastId.current += 1)
      setNotices((all) => [...all, { ...notice, id }].slice(-MAX_VISIBLE))
    }
    waiting.splice(0).forEach(show)
  }, [])
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && notices.length > 0) keep(() => false)
  })

  /** Removes the other notices. Focus in one of them goes to the next, or back to where it was. */
  function keep(isKept: (notice: ShownNotice) => boolean) {
    const hadFocus = region.current?.contains(document.activeElement)
    flushSync(() => setNotices((all) => all.filter(isKept)))
    // In a low window only the last one is shown.
    const next = region.current?.querySelector<HTMLElement>('li:last-child button')
    const target = next ?? origin.current
    if (hadFocus) target?.focus()
  }

  const list = (kind: Notice['kind']) => {
    const toasts = notices.filter((notice) => notice.kind === kind)
    return toasts.length === 0 ? null : (
      <section aria-label={words[kind]}>
        <ol>
          {toasts.map((notice) => (
            <Toast
              key={notice.id}
              notice={notice}
              paused={paused}
              onDismiss={() => keep(({ id }) => id !== notice.id)}
            />
          ))}
        </ol>
      </section>
    )
  }

  return (
    <div
      ref={region}
      className={`unprinted ${styles.region}`}
      onFocus={({ currentTarget, relatedTarget }) => {
        const isFromOutside = !currentTarget.contains(relatedTarget)
        if (isFromOutside && relatedTarget instanceof HTMLElement) origin.current = relatedTarget
      }}
    >
      <div aria-live="polite">{list('done')}</div>
      <div role="alert" aria-atomic="false">
        {list('failed')}
      </div>
    </div>
  )
}

type ToastProps = {
  notice: Notice
  /** Stops its timer, which starts over afterwards. */
  paused: boolean
  onDismiss: () => void
}

function Toast({ notice: { text, kind }, paused, onDismiss }: ToastProps) {
  const words = wordsOf('notices')
  const textId = useId()
  const dismiss = useEffectEvent(onDismiss)

  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => dismiss(), DURATIONS_MS[kind])
    return () => clearTimeout(timer)
  }, [kind, paused])

  return (
    <li className={`film ${styles.toast}`} data-kind={kind}>
      <Wax shape={kind === 'failed' ? 'cross' : 'tick'} />
      <p id={textId}>{text}</p>
      <IconButton
        className={styles.close}
        name={words.dismiss}
        aria-describedby={textId}
        // Otherwise it is announced as part of the notice.
        aria-live="off"
        // This button disappears, so a mouse press must not focus it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onDismiss}
      >
        <Wax shape="cross" />
      </IconButton>
    </li>
  )
}

const PAUSE_EVENTS = ['pointerover', 'pointerout', 'focusin', 'focusout', 'visibilitychange']

/** Whether timers pause: a notice is hovered or has focus, or the page is hidden. */
function usePause(count: number) {
  const region = useRef<HTMLDivElement>(null)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    if (count === 0) return
    const listening = new AbortController()
    const { signal } = listening
    const update = () => {
      setPaused(document.hidden || region.current!.matches(':hover, :focus-within'))
    }
    update()
    for (const type of PAUSE_EVENTS) document.addEventListener(type, update, { signal })
    return () => listening.abort()
  }, [count])

  return { region, paused }
}
