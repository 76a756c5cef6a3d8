import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'

import type { FilmStock } from '#pipeline/model/photo.ts'
import { Static } from '#src/ui/island.tsx'
import { sentences } from '#src/ui/texts.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { wordsOf } from '#src/ui/words.ts'

import styles from './slide.module.css'

/** What is said of a slide, and its static parts. */
export type SlideParts = {
  alt: string
  caption: string
  /** Whether all of it is shown on phones, too. */
  whole: boolean
  film: Pick<FilmStock, 'name' | 'className'> | undefined
  photograph: ReactNode
  words: ReactNode
}

type SlideProps = {
  slide: SlideParts
  /** “2 of 5”. */
  position: string
  current: boolean
  /** Whether the slides turn by themselves. */
  turning: boolean
  /** Whether its photograph may be fetched yet. */
  ready: boolean
  /** The browser's page search has found its caption. */
  onFound: () => void
}

/**
 * A photograph with its caption. If it is not the current slide, only page search reaches it. While the
 * slides turn, each is one image with all words, and stays so: a screen reader that is reading a part
 * that disappears loses its place.
 */
export function Slide(props: SlideProps) {
  const { slide, position, current, turning, ready, onFound } = props
  const { alt, caption, whole, photograph, words } = slide
  const names = wordsOf('slideshow')
  const isHidden = useHydrated() && !current
  const captionArea = useRef<HTMLDivElement>(null)
  const found = useEffectEvent(onFound)

  useLayoutEffect(() => {
    const hidden = captionArea.current?.querySelector('p')
    if (!hidden || !isHidden) return

    const show = () => found()
    hidden.setAttribute('hidden', 'until-found')
    hidden.addEventListener('beforematch', show)

    return () => {
      hidden.removeAttribute('hidden')
      hidden.removeEventListener('beforematch', show)
    }
  }, [isHidden])

  useLayoutEffect(() => {
    const film = captionArea.current?.querySelector('button')
    if (film) film.tabIndex = turning ? -1 : 0
  }, [turning])

  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={names.slide}
      aria-label={position}
      aria-hidden={(isHidden && !turning) || undefined}
      data-away={isHidden || undefined}
      data-whole={whole || undefined}
      data-waiting={ready ? undefined : ''}
    >
      <div
        className={styles.stage}
        {...(turning && { role: 'img', 'aria-label': sentences(alt, caption) })}
      >
        {/* Firefox overlooks an alt text that becomes empty. */}
        <Static
          name={`photograph ${position}`}
          className={styles.photograph}
          aria-hidden={turning || undefined}
        >
          {photograph}
        </Static>
      </div>
      <Static
        name={`words ${position}`}
        ref={captionArea}
        className={styles.caption}
        aria-hidden={turning || undefined}
      >
        {words}
      </Static>
    </div>
  )
}
