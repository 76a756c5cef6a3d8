import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { routes } from '#pipeline/content/pages.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { replaceAddress } from '#src/ui/history-entry.ts'
import { copyAndNotify } from '#src/ui/overlays/notices.tsx'
import { readSession, SENTENCE_KEY, writeSession, type Sentence } from '#src/ui/session.ts'
import { fill, inDigits, language, wordsOf } from '#src/ui/words.ts'

import styles from './marking.module.css'
import { afterPress, areFrames, framesIn, hashOf, inOrder, MOST, type Marker } from './marks.ts'

type MarkingProps = {
  /** Holds the frames of the roll, which are links. */
  section: HTMLElement
  /** The numbers of the frames that the studio printed, from 1. */
  printed: number[]
  marker: Marker
  onMarker: (marker: Marker) => void
}

/** Key of the marks that the tab keeps. */
const KEY = 'roll'

/**
 * A visitor marks the frames that she would print. Each is a toggle button meanwhile, and the studio's own marks
 * wait until she has three. What she marked goes into a message, or into an address for others.
 */
export function Marking({ section, printed, marker, onMarker }: MarkingProps) {
  const words = wordsOf('roll')
  const [frames] = useState(() => framesOf(section))
  const [sent] = useState(() => framesIn(location.hash, frames.length))
  const [marks, setMarks] = useState(() => keptMarks(frames.length))
  const [lost, setLost] = useState<number>()
  const isMarking = marker === 'visitor'
  const shown = { studio: [] as number[], visitor: marks, sender: sent }[marker]
  const waits = isMarking && marks.length < MOST

  const press = useEffectEvent((frame: number) => {
    const after = afterPress(marks, frame)
    setLost(marks.find((mark) => mark !== frame && !after.includes(mark)))
    setMarks(after)
    writeSession(KEY, after)
  })

  useLayoutEffect(() => {
    for (const [at, frame] of frames.entries()) {
      const isShown = shown.includes(at + 1)
      frame.toggleAttribute('data-marked', isShown)
      if (isMarking) frame.setAttribute('aria-pressed', `${isShown}`)
    }
  })

  useEffect(
    () => (isMarking ? asButtons(frames, (frame) => press(frame)) : undefined),
    [frames, isMarking],
  )

  // The studio's marks are drawn once they may be seen.
  useLayoutEffect(() => {
    if (!isMarking) return
    const sheet = section.querySelector('[data-sheet]')
    sheet?.toggleAttribute('data-unmarked', waits)
    return () => sheet?.removeAttribute('data-unmarked')
  }, [section, isMarking, waits])

  useEffect(() => {
    if (marker === 'sender') section.scrollIntoView()
  }, [section, marker])

  return createPortal(
    <div className={styles.place} data-roll-bar={marker}>
      {marker === 'studio' ? null : (
        <div className={`film beside ${styles.bar}`}>
          <div role="status">
            {marker === 'sender' ? <Sent frames={sent} /> : null}
            {waits ? <Count marks={marks} /> : null}
            {isMarking && !waits ? <Verdict marks={marks} printed={printed} lost={lost} /> : null}
          </div>
          {marker === 'sender' ? (
            <Button kind="book" onClick={() => onMarker('visitor')}>
              {words.mark}
            </Button>
          ) : null}
          {isMarking && !waits ? <ShareMarks marks={marks} /> : null}
        </div>
      )}
    </div>,
    section,
  )
}

/** Whose marks a roll begins with: those of a link, else those that the tab keeps. */
export function firstMarker(section: HTMLElement): Marker {
  const { length } = framesOf(section)
  const [sent, kept] = [framesIn(location.hash, length), keptMarks(length)]
  // The address may still name what the visitor herself has marked and copied.
  if (sent.length > 0 && hashOf(sent) !== hashOf(kept)) return 'sender'
  return kept.length > 0 ? 'visitor' : 'studio'
}

function framesOf(section: HTMLElement): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('[data-lightbox]')]
}

function keptMarks(count: number): number[] {
  const kept = readSession(KEY)
  return areFrames(kept, count) ? kept : []
}

function Sent({ frames }: { frames: number[] }) {
  return (
    <p>
      {wordsOf('roll').sent} <span className="unseen">{listed(frames)}</span>
    </p>
  )
}

function Count({ marks }: { marks: number[] }) {
  const words = wordsOf('roll')
  return (
    <>
      <p>{words.question}</p>
      <p className={styles.quiet}>{fill(words.marked, { number: marks.length, count: MOST })}</p>
    </>
  )
}

type VerdictProps = {
  marks: number[]
  printed: number[]
  /** The frame whose mark the last one has replaced. */
  lost: number | undefined
}

function Verdict({ marks, printed, lost }: VerdictProps) {
  const words = wordsOf('roll')
  const ours = printed.length > 0 ? fill(words.ours, { frames: listed(printed) }) : undefined
  return (
    <>
      <p>{fill(words.yours, { frames: listed(marks) })}</p>
      <p className={styles.quiet}>{lost ? fill(words.lost, { frame: lost }) : ours}</p>
    </>
  )
}

/** Two ways for three marked frames: into a message to the studio, and into an address for others. */
function ShareMarks({ marks }: { marks: number[] }) {
  const words = wordsOf('roll')
  const { copy, copied, notCopied } = wordsOf('lightbox')

  function write() {
    const sentence: Sentence = { sentence: words.message, frames: inOrder(marks).join(', ') }
    writeSession(SENTENCE_KEY, sentence)
  }

  function copyLink() {
    const link = new URL(hashOf(marks), location.href).href
    replaceAddress(link)
    void copyAndNotify(link, copied, notCopied)
  }

  return (
    <div className="beside">
      <ButtonLink kind="book" href={routes.contact} onClick={write}>
        {words.send}
      </ButtonLink>
      <Button kind="line" onClick={copyLink}>
        {copy}
      </Button>
    </div>
  )
}

/** Makes toggle buttons of links for as long as frames are marked. Returns what ends it. */
function asButtons(frames: HTMLElement[], onPress: (frame: number) => void) {
  const listening = new AbortController()
  const { signal } = listening
  const { numbered } = wordsOf('photographs')

  for (const [at, frame] of frames.entries()) {
    const name = frame.getAttribute('aria-label')!
    const description = frame.querySelector('img')!.alt
    frame.setAttribute('role', 'button')
    // Without a word about what the studio printed.
    frame.setAttribute('aria-label', fill(numbered, { number: `${at + 1}`, description }))
    frame.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        onPress(at + 1)
      },
      { signal },
    )
    frame.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        frame.click()
      },
      { signal },
    )
    signal.addEventListener('abort', () => {
      frame.removeAttribute('role')
      frame.removeAttribute('aria-pressed')
      frame.setAttribute('aria-label', name)
    })
  }
  return () => listening.abort()
}

/** “14, 22 and 30”, as the language has it. American English would have a comma before “and”. */
function listed(frames: number[]): string {
  const numbers = inOrder(frames).map(inDigits)
  return new Intl.ListFormat(language().replace(/^en\b.*/, 'en-GB')).format(numbers)
}
