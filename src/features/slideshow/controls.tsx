import type { RefObject } from 'react'

import { IconButton } from '#src/ui/icon.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'
import { fill, inDigits, wordsOf } from '#src/ui/words.ts'

import styles from './controls.module.css'

type ControlsProps = {
  index: number
  count: number
  firstControl: RefObject<HTMLButtonElement | null>
  onGoTo: (slide: number) => void
}

/** Previous, a dot for each slide, next. The current dot has a wax ring. */
export function Controls({ index, count, firstControl, onGoTo }: ControlsProps) {
  const words = wordsOf('slideshow')
  const dots = Array.from({ length: count }, (_, slide) => slide)

  return (
    <div className={styles.controls} role="group" aria-label={words.choose} data-scripted="">
      <IconButton
        ref={firstControl}
        name={words.previous}
        icon="previous"
        onClick={() => onGoTo(index - 1)}
      />
      {dots.map((slide) => (
        <button
          key={slide}
          type="button"
          className={styles.dot}
          aria-label={fill(words.photograph, { number: slide + 1, count })}
          aria-current={slide === index ? 'true' : undefined}
          onClick={() => onGoTo(slide)}
        >
          <span aria-hidden="true" suppressHydrationWarning>
            {inDigits(slide + 1)}
          </span>
          {slide === index ? <Wax shape="ring" /> : null}
        </button>
      ))}
      <IconButton name={words.next} icon="next" onClick={() => onGoTo(index + 1)} />
    </div>
  )
}
