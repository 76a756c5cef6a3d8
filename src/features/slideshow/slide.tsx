import { useEffectEvent, useLayoutEffect, useRef } from 'react'

import type { Slide as SlideWords } from '#pipeline/content/content.ts'
import { FilmStockTag } from '#src/ui/film-stock-tag/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { sentences } from '#src/ui/sentences.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

import { slideSizes } from './slide-sizes.ts'
import styles from './slide.module.css'

type SlideProps = {
  slide: SlideWords
  /** “2 of 5”. */
  position: string
  current: boolean
  /** Whether the slides turn by themselves. */
  turning: boolean
  /** Whether its photograph may be fetched yet. */
  ready: boolean
  first: boolean
  /** The browser's page search has found its caption. */
  onFound: () => void
}

/**
 * A photograph with its caption. If it is not the current slide, only page search reaches it. While the
 * slides turn, each is one image with all words, and stays so: a screen reader that is reading a part
 * that disappears loses its place.
 */
export function Slide(props: SlideProps) {
  const { slide, position, current, turning, ready, first, onFound } = props
  const { image, caption } = slide
  const isHidden = useHydrated() && !current
  const words = useRef<HTMLParagraphElement>(null)
  const found = useEffectEvent(onFound)

  useLayoutEffect(() => {
    const hidden = words.current
    if (!hidden || !isHidden) return

    const show = () => found()
    const [name, value] = 'onbeforematch' in hidden ? ['hidden', 'until-found'] : ['inert', '']
    hidden.setAttribute(name, value)
    hidden.addEventListener('beforematch', show)

    return () => {
      hidden.removeAttribute(name)
      hidden.removeEventListener('beforematch', show)
    }
  }, [isHidden])

  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      aria-hidden={(isHidden && !turning) || undefined}
      data-away={isHidden || undefined}
      data-waiting={ready ? undefined : ''}
    >
      <div
        className={styles.stage}
        {...(turning && { role: 'img', 'aria-label': sentences(image.alt, caption) })}
      >
        <Frame
          photo={image}
          {...slideSizes(image)}
          loading={first ? 'first' : 'lazy'}
          silent={turning}
        />
      </div>
      <div className={styles.caption} aria-hidden={turning || undefined}>
        <div className={styles.words} data-words={caption}>
          <p ref={words}>{caption}</p>
        </div>
        <FilmStockTag film={image.film} tabIndex={turning ? -1 : undefined} />
      </div>
    </div>
  )
}
