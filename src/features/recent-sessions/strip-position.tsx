import type { KeyboardEvent } from 'react'

import { Announcement } from '#src/ui/announcement.tsx'
import { sentences } from '#src/ui/sentences.ts'
import { Wax } from '#src/ui/wax/wax.tsx'
import { fill, wordsOf } from '#src/ui/words.ts'

import type { Strip } from './use-strip.ts'
import styles from './strip-position.module.css'

/** What is said of a slide beside it. */
export type Slide = { caption: string; isCutBefore: boolean }

type StripPositionProps = {
  strip: Strip
  slides: Slide[]
  /** Name and id of what the slider moves. */
  label: string
  controls: string
  onKeyDown: (event: KeyboardEvent) => void
}

/** The position of the strip: its number, announced with the caption after a button or key, and a slider. */
export function StripPosition({ strip, slides, label, controls, onKeyDown }: StripPositionProps) {
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
