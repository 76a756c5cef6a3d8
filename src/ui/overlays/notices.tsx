import { IconButton } from '#src/ui/icon.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'
import { wordsOf } from '#src/ui/words.ts'

import styles from './notices.module.css'

/**
 * The place of notices at the bottom of the window, and for each kind a template. Screen readers only announce changes,
 * so both live regions are always in the page, which a hidden popover is not. Their landmarks are inside: around them
 * they would come with the first notice, and Firefox rebuilds what gets a role and announces nothing. Nor is there a
 * `status`, which even if empty is read at the end of every page.
 */
export function Notices() {
  const words = wordsOf('notices')

  return (
    <div id="notices" className={`not-on-paper ${styles.region}`}>
      <div aria-live="polite" />
      <div role="alert" aria-atomic="false" />
      {(['done', 'failed'] as const).map((kind) => (
        <template key={kind} data-kind={kind}>
          <section aria-label={words[kind]}>
            <ol>
              <li className={`film ${styles.notice}`} data-kind={kind}>
                <Wax shape={kind === 'failed' ? 'cross' : 'tick'} />
                <p />
                {/* Otherwise it is announced as part of the notice. */}
                <IconButton className={styles.close} name={words.dismiss} aria-live="off">
                  <Wax shape="cross" />
                </IconButton>
              </li>
            </ol>
          </section>
        </template>
      ))}
    </div>
  )
}

/** How long a notice stays, in ms (K3). */
const DURATIONS_MS = { done: 4000, failed: 5000 }

/** How many notices are visible at once. The oldest leaves first (K3). */
const MAX_VISIBLE = 3

/** What may begin or end a pause. */
const PAUSE_EVENTS = ['pointerover', 'pointerout', 'focusin', 'focusout', 'visibilitychange']

type Kind = keyof typeof DURATIONS_MS

/** The visible notices, oldest first, with their timers. */
const timers = new Map<HTMLElement, ReturnType<typeof setTimeout> | undefined>()

/** Where the focus was before it came to a notice. */
let origin: HTMLElement | undefined
let count = 0

/** Shows a notice of one sentence. If something failed, it also says what to do about it. */
export function notify(text: string, kind: Kind = 'done') {
  const template = place()?.querySelector<HTMLTemplateElement>(`template[data-kind=${kind}]`)
  if (!template) return
  const section = template.content.cloneNode(true) as DocumentFragment
  const notice = section.querySelector('li')!
  const words = notice.querySelector('p')!
  const close = notice.querySelector('button')!

  words.textContent = text
  words.id = `notice-${(count += 1)}`
  close.setAttribute('aria-describedby', words.id)
  // This button disappears, so a mouse press must not focus it.
  close.addEventListener('mousedown', (event) => event.preventDefault())
  close.addEventListener('click', () => remove([notice]))

  const live = place()!.querySelector(kind === 'failed' ? '[role=alert]' : '[aria-live]')!
  const list = live.querySelector('ol')
  if (list) list.append(notice)
  else live.append(section)

  timers.set(notice, undefined)
  remove([...timers.keys()].slice(0, -MAX_VISIBLE))
  setTimers()
}

/** Copies text, and tells in a notice whether it could. */
export async function copyAndNotify(text: string, copied: string, notCopied: string) {
  try {
    await navigator.clipboard.writeText(text)
    notify(copied)
  } catch {
    notify(notCopied, 'failed')
  }
}

/** Notices stay while one of them is hovered or has focus, or the page is hidden. Escape removes them. */
export function watchNotices() {
  for (const type of PAUSE_EVENTS) document.addEventListener(type, setTimers)
  place()?.addEventListener('focusin', ({ relatedTarget, currentTarget }) => {
    const isInside = (currentTarget as Element).contains(relatedTarget as Node | null)
    if (relatedTarget instanceof HTMLElement && !isInside) origin = relatedTarget
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') remove([...timers.keys()])
  })
}

/** Stops the timers, or starts those that do not run. After a pause a notice begins its time again. */
function setTimers() {
  const isPaused = document.hidden || place()?.matches(':hover, :focus-within')

  for (const [notice, timer] of timers) {
    if (isPaused) clearTimeout(timer)
    if (isPaused) timers.set(notice, undefined)
    else if (!timer) timers.set(notice, setTimeout(remove, durationOf(notice), [notice]))
  }
}

function durationOf(notice: HTMLElement) {
  return DURATIONS_MS[notice.dataset.kind as Kind]
}

/** Removes notices. Focus in one of them goes to the next, or back to where it was. */
function remove(notices: HTMLElement[]) {
  const hadFocus = notices.some((notice) => notice.contains(document.activeElement))

  for (const notice of notices) {
    const list = notice.closest('ol')!
    clearTimeout(timers.get(notice))
    timers.delete(notice)
    notice.remove()
    if (!list.firstElementChild) list.parentElement!.remove()
  }

  // In a low window only the last one is shown.
  const next = place()?.querySelector<HTMLElement>('li:last-child button') ?? origin
  if (hadFocus) next?.focus()
}

/** Where notices are, unless a blocker has taken it for the banner of a consent tool. */
function place() {
  return document.getElementById('notices')
}
