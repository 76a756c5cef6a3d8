import { useEffect, useEffectEvent, useRef, type FocusEvent, type ReactNode } from 'react'

import type { Slide as SlideWords } from '#pipeline/content/content.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { useArrowKeys } from '#src/ui/use-arrow-keys.ts'
import { useSwipe } from '#src/ui/use-swipe.ts'

import { Controls } from './controls.tsx'
import { Rebate } from './rebate.tsx'
import { Slide } from './slide.tsx'
import styles from './slideshow.module.css'
import { useRotation } from './use-rotation.ts'

type SlideshowProps = {
  label: string
  slides: SlideWords[]
  /** The studio's city, printed on the edge of the film. */
  place: string
  /** Buttons over the photograph. */
  children: ReactNode
}

/**
 * Photographs as tall as the window. They advance automatically until the visitor uses any control or
 * keyboard focus enters (WAI-ARIA carousel pattern, WCAG 2.2.2).
 */
export function Slideshow({ label, slides, place, children }: SlideshowProps) {
  const { index, playing, isReady, goTo, stop } = useRotation(slides.length)
  const turn = (step: 1 | -1) => goTo(index + step)

  const section = useRef<HTMLElement>(null)
  const stopControl = useRef<HTMLButtonElement>(null)
  const firstControl = useRef<HTMLButtonElement>(null)
  const swipe = useSwipe(turn)
  useArrowKeys(section, turn)

  // The Stop button disappears. If it has focus, focus moves to the next control.
  function stopForGood() {
    if (document.activeElement === stopControl.current) firstControl.current?.focus()
    stop()
  }

  const stopForKeyboard = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) stopForGood()
  }

  const stopForEarlierFocus = useEffectEvent(() => {
    if (section.current?.querySelector(':focus-visible')) stopForGood()
  })
  useEffect(() => stopForEarlierFocus(), [])

  return (
    <section
      ref={section}
      className={`film ${styles.slideshow}`}
      aria-roledescription="carousel"
      aria-label={label}
      onFocus={stopForKeyboard}
    >
      <Rebate frame={index + 1} film={slides[index]?.image.film} place={place} />
      <div className={styles.links}>{children}</div>
      <div className={styles.slides} aria-live={playing ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, at) => (
          <Slide
            key={at}
            slide={slide}
            position={`${at + 1} of ${slides.length}`}
            current={at === index}
            ready={isReady(at)}
            first={at === 0}
            onFound={() => goTo(at)}
          />
        ))}
      </div>
      {playing ? (
        <button
          ref={stopControl}
          type="button"
          className={styles.stop}
          onClick={stopForGood}
          data-scripted=""
        >
          <Icon name="stop" />
          Stop slideshow
        </button>
      ) : null}
      {slides.length > 1 ? (
        <Controls index={index} count={slides.length} firstControl={firstControl} onGoTo={goTo} />
      ) : null}
    </section>
  )
}
