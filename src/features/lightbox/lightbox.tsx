import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
} from 'react'

import type { FilmStock } from '#pipeline/model/photo.ts'
import { Announcement } from '#src/ui/announcement.tsx'
import { FilmStockTag } from '#src/ui/film-stock-tag.tsx'
import { IconButton, Icon } from '#src/ui/icon.tsx'
import { stepOf } from '#src/ui/use-arrow-keys.ts'
import { useWindowEvent } from '#src/ui/use-window-event.ts'
import { Wax } from '#src/ui/wax/wax.tsx'
import { fill, wordsOf } from '#src/ui/words.ts'
import { readSession, writeSession } from '#src/ui/session.ts'

import { LightboxStage } from './lightbox-stage.tsx'
import { transitionPhoto } from './photo-transition.ts'
import { linkBeside, linksBeside, type PhotographLink, addressOf } from './address.ts'
import { useZoom } from './use-zoom.ts'
import styles from './lightbox.module.css'

export { transitionPhoto }

type LightboxProps = {
  /** The link on the page that leads to the photograph. */
  link: PhotographLink
  films: FilmStock[]
  /** Whether visitors are offered the photograph as a file. */
  canSave: boolean
  /** Called with the link of the next photograph, or of the one before. */
  onTurn: (link: PhotographLink) => void
  onClose: () => void
}

/** One photograph over the page. */
export function Lightbox({ link, films, canSave, onTurn, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [step, setStep] = useState<1 | -1>()
  const [isNegative, setNegative] = useState(false)
  const zoom = useZoom()
  const names = wordsOf('lightbox')

  useLayoutEffect(() => dialog.current?.showModal(), [])
  // If something hides the modal dialog, the page behind it stays inert.
  useRemoved(dialog, onClose)
  // In a window of another size, as of a phone that is turned, the place that a visitor looks at would move.
  useWindowEvent('resize', zoom.reset)

  const links = linksBeside(link)
  const { title, note, film } = link.dataset
  // The dialog has a description only until the first turn: in Chromium, screen readers announce each change of it.
  const description = step ? undefined : `${id}count ${id}words`
  const count = fill(names.frame, { number: links.indexOf(link) + 1, count: links.length })
  const words = title && note ? fill(names.words, { title, note }) : title || note

  function turn(by: 1 | -1) {
    zoom.reset()
    setStep(by)
    onTurn(linkBeside(link, by))
  }

  function toggleNegative() {
    setNegative((before) => !before)
  }

  const keys: Record<string, () => void> = {
    ArrowLeft: () => turn(stepOf(-1, dialog.current)),
    ArrowRight: () => turn(stepOf(1, dialog.current)),
    'Shift+ArrowLeft': () => zoom.panByStep(-1, 0),
    'Shift+ArrowRight': () => zoom.panByStep(1, 0),
    'Shift+ArrowUp': () => zoom.panByStep(0, -1),
    'Shift+ArrowDown': () => zoom.panByStep(0, 1),
    '+': () => zoom.step(1),
    '=': () => zoom.step(1),
    '-': () => zoom.step(-1),
    '0': zoom.reset,
    n: toggleNegative,
    N: toggleNegative,
  }

  // Listens on the window, because a click on the photograph leaves the focus on nothing.
  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return

    const isShifted = event.shiftKey && event.key.startsWith('Arrow')
    const action = keys[isShifted ? `Shift+${event.key}` : event.key]
    // The negative would flicker while N is held.
    if (!action || (event.repeat && action === toggleNegative)) return

    event.preventDefault()
    action()
  })

  function closeByBackdrop(event: MouseEvent) {
    const { target, detail } = event
    // The second half of a double click on the link that has opened the lightbox.
    if (detail > 1) return
    if (target instanceof HTMLElement && 'backdrop' in target.dataset) closeByClick(event)
  }

  function closeByClick(event: MouseEvent) {
    dropSecondHalf(event)
    onClose()
  }

  return (
    // The keyboard equivalent of a click on the backdrop is Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={`film ${styles.lightbox}`}
      aria-label={names.name}
      aria-describedby={description}
      data-backdrop=""
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={closeByBackdrop}
    >
      <div className={styles.head} data-backdrop="">
        <p id={`${id}count`} className={styles.count}>
          {count}
        </p>
        <ShareButtons {...{ link, canSave }} />
        {/* The focus begins here: `showModal` looks for `autofocus`, which React does not set as an attribute. */}
        <IconButton
          ref={(button) => button?.setAttribute('autofocus', '')}
          name={names.close}
          onClick={closeByClick}
        >
          <Wax shape="cross" />
        </IconButton>
      </div>
      <LightboxStage {...{ link, step, isNegative, zoom }} onTurn={turn} />
      <div className={styles.foot} data-backdrop="">
        <div id={`${id}words`} className={styles.words}>
          {title ? (
            <p>
              <strong>{title}</strong>
            </p>
          ) : null}
          {note ? <p>{note}</p> : null}
        </div>
        <div className={styles.stock} data-backdrop="">
          <FilmStockTag film={films.find(({ name }) => name === film)} />
        </div>
        <div className={styles.buttons}>
          <IconButton
            name={names.negative}
            icon="negative"
            tip={names.hold}
            className={styles.negative}
            aria-pressed={isNegative}
            onClick={toggleNegative}
          >
            <span>{names.negative}</span>
          </IconButton>
          <IconButton
            name={names.zoom}
            icon="zoom"
            aria-pressed={zoom.zoomed}
            onClick={() => zoom.toggle()}
          />
          <IconButton name={names.previous} icon="previous" onClick={() => turn(-1)} />
          <IconButton name={names.next} icon="next" onClick={() => turn(1)} />
        </div>
      </div>
      <Announcement text={step && [count, words].filter(Boolean).join(': ')} />
    </dialog>
  )
}

/** How far the halves of a double click are apart at most, in ms and px. */
const DOUBLE_CLICK = { time: 500, distance: 24 }

/** Drops the second half of a double click that has closed the lightbox: it would press what is below. */
function dropSecondHalf({ clientX, clientY }: MouseEvent) {
  function onClick(click: PointerEvent) {
    const distance = Math.hypot(click.clientX - clientX, click.clientY - clientY)
    // A key's click has no detail. In Firefox, the half is a click of its own, with a detail of 1.
    if (click.detail === 0 || distance > DOUBLE_CLICK.distance) return
    click.preventDefault()
    click.stopPropagation()
  }

  const signal = AbortSignal.timeout(DOUBLE_CLICK.time)
  addEventListener('click', onClick, { capture: true, once: true, signal })
}

/** Calls back if somebody else removes or hides an element, as content blockers do. Printing does not count. */
function useRemoved(element: RefObject<Element | null>, onRemoved: () => void) {
  const notify = useEffectEvent(onRemoved)

  useEffect(() => {
    if (!element.current) return

    const observer = new ResizeObserver(([entry]) => {
      const isShown = entry?.target.checkVisibility() || matchMedia('print').matches
      if (!isShown) notify()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}

/** How long the sentence beside the buttons stays, in ms. */
const STAY_MS = 4000

/** Key under which the tab keeps that the hint was shown. */
const HINT_KEY = 'held'

type ShareButtonsProps = {
  link: PhotographLink
  /** Whether visitors are offered the photograph as a file. */
  canSave: boolean
}

/** Buttons that share or save a photograph. Notices are behind the lightbox, so the result is said beside the buttons. */
function ShareButtons({ link, canSave }: ShareButtonsProps) {
  const words = wordsOf('lightbox')
  const [said, setSaid] = useState(() => (isHintDue() ? words.hold : ''))

  useEffect(() => {
    if (!said) return
    if (said === words.hold) writeSession(HINT_KEY, true)
    const timer = setTimeout(() => setSaid(''), STAY_MS)
    return () => clearTimeout(timer)
  }, [said, words.hold])

  async function copy() {
    try {
      await navigator.clipboard.writeText(addressOf(link))
      setSaid(words.copied)
    } catch {
      setSaid(words.notCopied)
    }
  }

  return (
    <div className={styles.share} data-backdrop="">
      <div aria-live="polite">{said}</div>
      {canSave ? (
        <a
          href={link.href}
          download={`${link.id}.jpg`}
          aria-label={words.save}
          data-tip={words.save}
        >
          <Icon name="save" />
        </a>
      ) : null}
      <IconButton name={words.copy} icon="copy" onClick={copy} />
      {'share' in navigator ? (
        <IconButton
          name={words.share}
          icon="share"
          onClick={() => {
            // Rejects if the visitor changes her mind.
            navigator.share({ title: link.dataset.title, url: addressOf(link) }).catch(() => {})
          }}
        />
      ) : null}
    </div>
  )
}

/** Whether to say how a photograph becomes a negative: once a tab, if the button for it shows no word. */
function isHintDue(): boolean {
  return matchMedia('(width < 52em)').matches && !readSession(HINT_KEY)
}
