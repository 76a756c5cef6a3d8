import type { Photo } from '#pipeline/model/photo.ts'
import { EdgeArrow, EdgePrint } from '#src/ui/edge-print/edge-print.tsx'
import { FilmStockTag } from '#src/ui/film-stock-tag/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'

import styles from './piece.module.css'

type PieceProps = {
  photo: Photo
  title: string
  /** All photographs of its row, including this one. */
  row: Photo[]
  /** The number on its edge. */
  frame: number
}

/** One photograph on a piece of film with slanted cuts. */
export function Piece({ photo, title, row, frame }: PieceProps) {
  return (
    <div className={`${styles.piece} ${photo.className}`} role="listitem">
      <figure>
        <div className={styles.rail}>
          <FilmStockTag film={photo.film} />
          <EdgePrint>
            <span>{frame}</span>
            <span>
              <EdgeArrow /> {frame}A
            </span>
          </EdgePrint>
        </div>
        <Frame photo={photo} sizes={sizesIn(row, photo)} deferred="until near" />
        <figcaption>{title}</figcaption>
      </figure>
    </div>
  )
}

/**
 * `sizes`: its share of a row without gaps, or the width at its maximum height; on a phone, the line
 * without its margins. Plus 8 px for the notches.
 */
function sizesIn(row: Photo[], photo: Photo): string {
  const ratio = ratioOf(photo)
  const share = ratio / row.reduce((sum, other) => sum + ratioOf(other), 0)
  const wide = `(${96 - 4 * row.length}vw - 36px) * ${round(share)}`
  const tallest = `max(16rem, 100vh - 14rem) * ${round(ratio)}`

  return `(min-width: 40em) calc(min(${wide}, ${tallest}) + 8px), calc(min(100vw - 46px, ${tallest}) + 8px)`
}

function ratioOf({ full }: Photo): number {
  return full.width / full.height
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000
}
