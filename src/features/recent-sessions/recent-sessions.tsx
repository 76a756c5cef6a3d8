import { useId, useRef, type KeyboardEvent } from 'react'

import type { SessionPhoto } from '#pipeline/content/content.ts'
import { IconButton } from '#src/ui/icon/icon.tsx'
import { useArrowKeys } from '#src/ui/use-arrow-keys.ts'
import { useNear } from '#src/ui/use-near.ts'

import { onFilm } from './on-film.ts'
import { SessionSlide } from './session-slide.tsx'
import { StripPosition } from './strip-position.tsx'
import { useMouseDrag } from './use-mouse-drag.ts'
import { useStrip } from './use-strip.ts'
import styles from './recent-sessions.module.css'

type RecentSessionsProps = {
  heading: string
  sessions: SessionPhoto[]
}

/** A carousel: a strip of film that scrolls natively, also by buttons, keys, mouse and a slider. */
export function RecentSessions({ heading, sessions }: RecentSessionsProps) {
  const stripId = useId()
  const slides = onFilm(sessions)
  const count = slides.length
  const section = useRef<HTMLElement>(null)
  const strip = useStrip(count)
  const { element, onScroll } = strip
  const near = useNear(element)
  const drag = useMouseDrag(strip)
  useArrowKeys(section, strip.step)

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    const by = ENDS[key]
    if (!by || shiftKey || ctrlKey || metaKey || altKey) return

    event.preventDefault()
    strip.step(by)
  }

  return (
    <section ref={section} className={styles.sessions}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <div className={styles.buttons} onKeyDown={onKeyDown} data-scripted="">
          {/* At an end a button keeps focus, which `disabled` would lose. */}
          <IconButton
            name="Previous session"
            icon="previous"
            aria-controls={stripId}
            aria-disabled={strip.stop === 0}
            onClick={() => strip.step(-1)}
          />
          <IconButton
            name="Next session"
            icon="next"
            aria-controls={stripId}
            aria-disabled={strip.stop === strip.last}
            onClick={() => strip.step(1)}
          />
        </div>
      </div>
      <div
        ref={element}
        id={stripId}
        className={styles.strip}
        role="region"
        aria-roledescription="carousel"
        aria-label={heading}
        // A scroll container must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={onScroll}
        data-in-steps=""
        {...drag}
      >
        {slides.map((slide, index) => (
          <SessionSlide
            key={slide.session.id}
            {...slide}
            number={index + 1}
            count={count}
            deferred={!near}
          />
        ))}
      </div>
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
