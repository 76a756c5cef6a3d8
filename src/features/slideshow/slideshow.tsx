import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'

import type { Slide as SlideContent } from '#pipeline/content/content.ts'
import { FilmStockTag } from '#src/ui/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { island, Static } from '#src/ui/island.tsx'
import { Announcement } from '#src/ui/announcement.tsx'
import { Icon, IconButton } from '#src/ui/icon.tsx'
import { sentences } from '#src/ui/texts.ts'
import { useArrowKeys } from '#src/ui/use-arrow-keys.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { useSwipe } from '#src/ui/use-swipe.ts'
import { fill, inDigits, wordsOf } from '#src/ui/words.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import { Slide, type SlideParts } from './slide.tsx'
import slideStyles from './slide.module.css'
import { Rebate } from './rebate.tsx'
import styles from './slideshow.module.css'
import { useRotation } from './use-rotation.ts'

const TurningSlidesIsland = island('slideshow', TurningSlides, ['slideshow'])

type SlideshowProps = Omit<TurningSlidesProps, 'slides'> & { slides: SlideContent[] }

/** Photographs as tall as the window. */
export function Slideshow({ slides, ...slideshow }: SlideshowProps) {
  return <TurningSlidesIsland {...slideshow} slides={slides.map(partsOf)} />
}

function partsOf(slide: SlideContent, at: number): SlideParts {
  const { image, caption, whole } = slide
  const { alt, film } = image

  return {
    alt,
    caption,
    whole,
    film: film && { name: film.name, className: film.className },
    photograph: (
      <Frame photo={image} {...slideSizes(slide)} loading={at === 0 ? 'first' : 'lazy'} />
    ),
    words: (
      <>
        <div className={slideStyles.words} data-words={caption}>
          <p>{caption}</p>
        </div>
        <FilmStockTag film={film} />
      </>
    ),
  }
}

/**
 * `sizes` of a slide's photograph. It covers the window minus what is around it, so the larger of the
 * two sides decides, unless it is shown whole on phones. The layouts, and what is subtracted, are those of
 * `slideshow.module.css`: wide, phone in landscape, portrait.
 */
export function slideSizes({ image: { full, tall }, whole }: SlideContent) {
  const wide = `max(100vw - 88px, (100vh - 10.4rem) * ${ratio(full)})`
  const upright = `max(100vw - 16px, (100vh - 14.4rem) * ${ratio(full)})`
  const inTall = whole ? 'calc(100vw - 16px)' : upright

  return {
    sizes: `(min-width: 64em) ${wide}, (width > 40em) and (max-height: 32em) calc(100vw - 88px), ${inTall}`,
    tallSizes: whole || !tall ? undefined : `max(100vw - 16px, (100vh - 14.4rem) * ${ratio(tall)})`,
  }
}

const ratio = ({ width, height }: { width: number; height: number }) =>
  Math.round((width / height) * 1000) / 1000

type TurningSlidesProps = {
  label: string
  slides: SlideParts[]
  /** One line about the studio, in the first view. */
  line?: string
  /** The studio's city, printed on the edge of the film. */
  place: string
  /** Buttons over the photograph, which are static. */
  children: ReactNode
}

/**
 * Photographs as tall as the window. They advance automatically until the visitor uses any control or
 * keyboard focus enters (WAI-ARIA carousel pattern, WCAG 2.2.2).
 */
function TurningSlides({ label, slides, line, place, children }: TurningSlidesProps) {
  const { index, playing, chosen, isReady, goTo, stop } = useRotation(slides.length)
  const words = wordsOf('slideshow')
  const turn = (step: 1 | -1) => goTo(index + step)
  const turning = useHydrated() && playing

  const section = useRef<HTMLElement>(null)
  const stopControl = useRef<HTMLButtonElement>(null)
  const firstControl = useRef<HTMLButtonElement>(null)
  // Keyboard focus stops the show. Where it is on the button itself, that stays for as long.
  const [isStopFocused, setStopFocused] = useState(false)
  const swipe = useSwipe(turn)
  useArrowKeys(section, turn)

  const position = (at: number) => fill(words.position, { number: at + 1, count: slides.length })
  const { alt, caption, film } = slides[index]!

  function stopForFocus(target: Element) {
    setStopFocused(target === stopControl.current)
    stop()
  }

  // The Stop button disappears. If it has focus, focus moves to the controls.
  function stopForGood() {
    if (document.activeElement === stopControl.current) firstControl.current?.focus()
    stop()
  }

  const stopForEarlierFocus = useEffectEvent(() => {
    const focused = section.current?.querySelector(':focus-visible')
    if (focused) stopForFocus(focused)
  })
  useEffect(() => stopForEarlierFocus(), [])

  return (
    <section
      ref={section}
      className={`film ${styles.slideshow}`}
      aria-roledescription={words.kind}
      aria-label={label}
      onFocus={({ target }) => target.matches(':focus-visible') && stopForFocus(target)}
    >
      {playing || isStopFocused ? (
        <button
          ref={stopControl}
          type="button"
          className={`target ${styles.stop}`}
          onClick={stopForGood}
          onBlur={() => setStopFocused(false)}
          data-scripted=""
        >
          <Icon name="stop" />
          <span suppressHydrationWarning>{words.stop}</span>
        </button>
      ) : null}
      <Rebate frame={index + 1} film={film} place={place} line={line} />
      <Static name="links" className={`beside ${styles.links}`}>
        {children}
      </Static>
      <div className={styles.slides} {...swipe}>
        {slides.map((slide, at) => (
          <Slide
            key={at}
            slide={slide}
            position={position(at)}
            current={at === index}
            turning={turning}
            ready={isReady(at)}
            onFound={() => goTo(at)}
          />
        ))}
      </div>
      {slides.length > 1 ? (
        <Controls index={index} count={slides.length} firstControl={firstControl} onGoTo={goTo} />
      ) : null}
      <Announcement text={chosen ? sentences(position(index), alt, caption) : undefined} />
    </section>
  )
}

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
