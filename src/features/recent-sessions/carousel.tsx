import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

import { IconButton } from '#src/ui/icon.tsx'
import { Static } from '#src/ui/island.tsx'
import { useArrowKeys } from '#src/ui/use-arrow-keys.ts'
import { wordsOf, fill } from '#src/ui/words.ts'
import { Announcement } from '#src/ui/announcement.tsx'
import { sentences } from '#src/ui/texts.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import { useMouseDrag, useStrip, type Strip } from './use-strip.ts'
import styles from './recent-sessions.module.css'

type CarouselProps = {
  heading: string
  slides: Slide[]
  /** The slides themselves, which are static. */
  children: ReactNode
}

/** A strip of film that scrolls natively, also by buttons, keys, mouse and a slider. */
export function Carousel({ heading, slides, children }: CarouselProps) {
  const words = wordsOf('sessions')
  const stripId = useId()
  const section = useRef<HTMLElement>(null)
  const strip = useStrip(slides.length)
  const { element, onFocus } = strip
  const drag = useMouseDrag(strip)
  useArrowKeys(section, strip.step)

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event
    const by = ENDS[key] ?? (target instanceof HTMLInputElement && SLIDER_KEYS[key])
    if (!by || shiftKey || ctrlKey || metaKey || altKey) return

    event.preventDefault()
    strip.step(by)
  }

  return (
    <section ref={section} className={styles.sessions}>
      <div className={`beside ${styles.head}`}>
        <h2 suppressHydrationWarning>{heading}</h2>
        <div className={styles.buttons} onKeyDown={onKeyDown} data-scripted="">
          {/* At an end a button keeps the focus. With `disabled` it would lose the focus. */}
          <IconButton
            name={words.previous}
            icon="previous"
            aria-controls={stripId}
            aria-disabled={strip.isAtStart}
            onClick={() => strip.step(-1)}
          />
          <IconButton
            name={words.next}
            icon="next"
            aria-controls={stripId}
            aria-disabled={strip.isAtEnd}
            onClick={() => strip.step(1)}
          />
        </div>
      </div>
      <Static
        name="slides"
        ref={element}
        id={stripId}
        className={styles.strip}
        role="region"
        aria-roledescription={words.kind}
        aria-label={heading}
        // A scroll container must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        data-in-steps=""
        data-deferred=""
        {...drag}
      >
        {children}
      </Static>
      <StripPosition
        strip={strip}
        slides={slides}
        label={heading}
        controls={stripId}
        onKeyDown={onKeyDown}
      />
    </section>
  )
}

const ENDS: Record<string, number> = { Home: -Infinity, End: Infinity }

/** Keys of the slider. By itself it would also stop at the last slides, which have no stops of their own. */
const SLIDER_KEYS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/** The words about a slide, which stand outside it. */
type Slide = { caption: string; isCutBefore: boolean }

type StripPositionProps = {
  strip: Strip
  slides: Slide[]
  /** Name and id of the strip that the slider moves. */
  label: string
  controls: string
  onKeyDown: (event: KeyboardEvent) => void
}

/** The position of the strip: its number, announced with the caption after a button or key, and a slider. */
function StripPosition({ strip, slides, label, controls, onKeyDown }: StripPositionProps) {
  const words = wordsOf('sessions')
  const { current, isAnnounced, show } = strip
  const count = slides.length
  const position = fill(words.position, { number: current + 1, count })
  const said = sentences(position, slides[current]?.caption)

  return (
    <div className={styles.position}>
      <p suppressHydrationWarning>{position}</p>
      <Announcement text={isAnnounced ? said : undefined} />
      <div className={styles.rule} data-scripted="">
        {slides.map(({ isCutBefore }, index) => (
          <i key={index} data-cut={isCutBefore || undefined}>
            {index === current ? <Wax shape="ring" /> : null}
          </i>
        ))}
        <input
          type="range"
          aria-label={label}
          aria-valuetext={said}
          aria-controls={controls}
          min={1}
          max={count}
          value={current + 1}
          onChange={({ target }) => show(target.valueAsNumber - 1)}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  )
}
