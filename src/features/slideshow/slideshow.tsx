import type { ReactNode } from 'react'

import type { Slide } from '#pipeline/content/content.ts'
import { FilmStockTag } from '#src/ui/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { island } from '#src/ui/island.tsx'

import { slideSizes } from './slide-sizes.ts'
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
