import type { KeyboardEvent } from 'react'

import { Announcement } from '#src/ui/announcement.tsx'
import { sentences } from '#src/ui/sentences.ts'
import { Wax } from '#src/ui/wax/wax.tsx'
import { fill, wordsOf } from '#src/ui/words.ts'

import { numberAt } from './position.ts'
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
  const { stop, last, byControl, ring, scrub } = strip
  const count = slides.length
  const number = numberAt(stop, last, count)
  const position = fill(words.position, { number, count })
  const said = sentences(position, slides[number - 1]?.caption)

  return (
    <div className={styles.position}>
      <p suppressHydrationWarning>{position}</p>
      <Announcement text={byControl ? said : undefined} />
      <div ref={ring} className={styles.rule} data-scripted="">
        {slides.map(({ isCutBefore }, index) => (
          <i key={index} data-cut={isCutBefore || undefined} />
        ))}
        <Wax shape="ring" />
        <input
          type="range"
          aria-label={label}
          aria-valuetext={said}
          aria-controls={controls}
          min={1}
          max={count}
          value={number}
          onChange={({ target }) => scrub(target.valueAsNumber, target.matches(':active'))}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  )
}
