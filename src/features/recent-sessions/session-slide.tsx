import type { Photo } from '#pipeline/model/photo.ts'
import { EdgeArrow, EdgePrint } from '#src/ui/edge-print/edge-print.tsx'
import { FilmStockTag } from '#src/ui/film-stock-tag/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { overhang } from '#src/ui/overhang.ts'

import type { SessionOnFilm } from './on-film.ts'
import styles from './session-slide.module.css'

type SessionSlideProps = SessionOnFilm & {
  /** Which session it is, from 1. */
  number: number
  count: number
  /** While the strip is far from the window, so that phones fetch its photographs later. */
  deferred: boolean
}

/** Width ÷ height of every frame, as in the stylesheet. */
const RATIO = 0.8

/**
 * One frame of a roll, with its number at the edge and its caption below. The first of a roll says
 * what film it is.
 */
export function SessionSlide({
  session,
  frame,
  number,
  count,
  deferred,
  ...cuts
}: SessionSlideProps) {
  const { src, caption } = session

  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={`${number} of ${count}`}
      data-cut-before={cuts.isCutBefore || undefined}
      data-cut-after={cuts.isCutAfter || undefined}
    >
      <div className={styles.edge}>
        {frame === 1 ? <FilmStockTag film={src.film} /> : null}
        <EdgePrint>
          <span>{frame}</span>
          <EdgeArrow />
          <span>{frame}A</span>
        </EdgePrint>
      </div>
      <Frame photo={src} sizes={sizesCropped(src)} deferred={deferred} />
      <p>{caption}</p>
    </div>
  )
}

/**
 * A photograph is its share of the strip without the gaps, and reaches 8 px out of its frame. A wider
 * one hangs over on both sides, so its print must be larger.
 */
function sizesCropped(photo: Photo): string {
  const times = overhang(photo, RATIO)
  const width = (share: number) => {
    const wide = `${share}vw - 6px`
    return times > 1 ? `calc((${wide}) * ${times})` : `calc(${wide})`
  }

  return `(min-width: 64em) ${width(33.3)}, (min-width: 40em) ${width(50)}, ${width(80)}`
}
