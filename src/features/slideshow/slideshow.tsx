import type { ReactNode } from 'react'

import type { Slide } from '#pipeline/content/content.ts'
import { FilmStockTag } from '#src/ui/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { island } from '#src/ui/island.tsx'

import type { SlideParts } from './slide.tsx'
import styles from './slide.module.css'
import { TurningSlides } from './turning-slides.tsx'

const TurningSlidesIsland = island('slideshow', TurningSlides, ['slideshow'])

type SlideshowProps = {
  label: string
  slides: Slide[]
  /** One line about the studio, in the first view. */
  line?: string
  /** The studio's city, printed on the edge of the film. */
  place: string
  /** Buttons over the photograph. */
  children: ReactNode
}

/** Photographs as tall as the window. */
export function Slideshow({ slides, ...slideshow }: SlideshowProps) {
  return <TurningSlidesIsland {...slideshow} slides={slides.map(partsOf)} />
}

function partsOf(slide: Slide, at: number): SlideParts {
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
        <div className={styles.words} data-words={caption}>
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
export function slideSizes({ image: { full, tall }, whole }: Slide) {
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
