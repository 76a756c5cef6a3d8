import type { Slide as SlideWords } from '#pipeline/content/content.ts'
import { FilmStockTag } from '#src/ui/film-stock-tag/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'

import { slideSizes } from './slide-sizes.ts'
import styles from './slide.module.css'

type SlideProps = {
  slide: SlideWords
  /** “2 of 5”. */
  position: string
  current: boolean
  /** Whether its photograph may be fetched yet. */
  ready: boolean
  first: boolean
}

/** One photograph of the slideshow with its caption; out of reach unless it is the one shown. */
export function Slide({ slide, position, current, ready, first }: SlideProps) {
  const { image, caption } = slide
  const hydrated = useHydrated()

  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      inert={hydrated && !current}
      data-waiting={ready ? undefined : ''}
    >
      <div className={styles.stage}>
        <Frame photo={image} {...slideSizes(image)} loading={first ? 'first' : 'lazy'} />
      </div>
      <div className={styles.caption}>
        <p>{caption}</p>
        <FilmStockTag film={image.film} />
      </div>
    </div>
  )
}
