import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
  type ComponentProps,
} from 'react'
import { flushSync } from 'react-dom'

import { FORM_FIELDS } from '@studio/services/receivers/settings'

import type { InquiryWords } from '#pipeline/content/content.ts'
import { Slip } from '#src/ui/slip/slip.tsx'
import { useWindowEvent } from '#src/ui/use-window-event.ts'
import { language, fill, wordsOf } from '#src/ui/words.ts'
import { writeSession } from '#src/ui/session.ts'

import type { InquiryFields, Recipient } from './inquiry-fields.ts'
import styles from './thanks.module.css'
import { readTexts } from './use-draft.ts'

/** How long the thank-you is shown, in ms (C3, K1). */
const THANKS_MS = 3000

/**
 * How long the empty element of the thank-you then stays, in ms. Orca says nothing of a focus that moves while the
 * element that had it disappears.
 */
const LEAVE_MS = 500

type ThanksProps = {
  words: InquiryWords
  /** Where clients find their pictures. */
  gallery: Recipient['gallery']
  /** What the visitor wrote. */
  fields: InquiryFields
  form: RefObject<HTMLFormElement | null>
  /** Whether the form is back. */
  isOver: boolean
  onOver: () => void
  /** Called when the thank-you may be removed. */
  onLeft: () => void
}

/**
 * The thank-you, on the pink copy, with a stamp of today. It takes the focus. After a moment it empties the form, and
 * the focus goes to the first field, unless the visitor has moved it elsewhere.
 */
export function Thanks({ words, gallery, fields, form, isOver, onOver, onLeft }: ThanksProps) {
  const slip = useRef<HTMLDivElement>(null)

  const start = useEffectEvent(() => {
    slip.current?.focus({ preventScroll: true })
    slip.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' })
  })

  const end = useEffectEvent(() => {
    const { activeElement, body } = document
    const focusStayed = activeElement === body || slip.current === activeElement
    // Synchronously, because the form is inert until it is rendered.
    flushSync(onOver)
    form.current?.reset()
    // Without scrolling: the visitor may be reading another part of the page.
    const first = form.current?.querySelector<HTMLElement>('[name=name]')
    if (focusStayed) first?.focus({ preventScroll: true })
  })

  const leave = useEffectEvent(onLeft)

  useEffect(() => {
    if (!isOver) start()
    const timer = isOver ? setTimeout(() => leave(), LEAVE_MS) : setTimeout(() => end(), THANKS_MS)
    return () => clearTimeout(timer)
  }, [isOver])

  // If the visitor left the page now, Back would show the form as it was sent.
  useWindowEvent('pagehide', () => form.current?.reset())

  return (
    // The focus announces the thank-you, so the live region must not.
    <div ref={slip} className={styles.thanks} role="status" aria-live="off" tabIndex={-1}>
      {isOver ? null : <PinkCopy words={words} gallery={gallery} fields={fields} />}
    </div>
  )
}

/** The thank-you, with the visitor's texts. These are not read aloud, because three seconds are too short for them. */
function PinkCopy({ words, gallery, fields }: Pick<ThanksProps, 'words' | 'gallery' | 'fields'>) {
  const { heading, text, stamp } = words.thanks

  const [date] = useState(() => new Date())

  return (
    <>
      <Slip copy="pink">
        <div className={styles.sheet}>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.text}>{text}</p>
          {gallery ? (
            <a className={`target ${styles.gallery}`} href={gallery.address}>
              {gallery.label}
            </a>
          ) : null}
          <WrittenFields words={words} fields={fields} aria-hidden="true" />
        </div>
      </Slip>
      <p className={styles.stamp} aria-hidden="true">
        {stamp} <time dateTime={date.toISOString()}>{stampDate(date)}</time>
      </p>
    </>
  )
}

/** “Nov 21 2026”, without a comma. */
function stampDate(date: Date) {
  return date
    .toLocaleDateString(language(), { month: 'short', day: 'numeric', year: 'numeric' })
    .replace(',', '')
}

const KEY = 'inquiry-copy'

/** What was sent, and when (ISO 8601). */
type Copy = InquiryFields & { date: string }

/** A copy of the last inquiry that this tab has sent, until the tab is closed. `keep` replaces the copy. */
export function useCopy() {
  const [copy, setCopy] = useState<Copy>()

  function keep(fields: InquiryFields) {
    const sent = { ...fields, date: new Date().toISOString() }
    writeSession(KEY, sent)
    setCopy(sent)
  }

  const restore = useEffectEvent(() => {
    const kept = readTexts(KEY)
    if (kept.message && kept.date) setCopy(kept as Copy)
  })
  // Read after hydration, because the prerendered HTML has no copy.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => restore(), [])

  return { copy, keep }
}

type KeptCopyProps = {
  words: InquiryWords
  copy: Copy
  /** Whether the thank-you is shown. Then the copy's place is kept, but the copy is hidden. */
  isWaiting: boolean
}

/** The pink copy of what was sent, folded below the form. */
export function KeptCopy({ words, copy, isWaiting }: KeptCopyProps) {
  const day = new Date(copy.date).toLocaleDateString(language(), { month: 'short', day: 'numeric' })

  return (
    <details className={styles.kept} data-waiting={isWaiting || undefined}>
      <summary>{fill(wordsOf('copying').kept, { copy: words.thanks.copy!, date: day })}</summary>
      <WrittenFields words={words} fields={copy} />
    </details>
  )
}

type WrittenFieldsProps = ComponentProps<'dl'> & { words: InquiryWords; fields: InquiryFields }

/** What a visitor wrote, field by field. Handle: `--most-lines` of each. */
function WrittenFields({ words, fields, ...list }: WrittenFieldsProps) {
  const written = FORM_FIELDS.filter((line) => fields[line]?.trim())

  return (
    <dl {...list} className={styles.written}>
      {written.map((line) => (
        <div key={line} className="beside">
          <dt>{words[line].label}</dt>
          <dd>{fields[line]}</dd>
        </div>
      ))}
    </dl>
  )
}
