import { useRef } from 'react'

import type { Photo } from '#pipeline/model/photo.ts'
import { EdgeArrow, EdgePrint } from '#src/ui/edge-print/edge-print.tsx'
import { FilmStockTag } from '#src/ui/film-stock-tag/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { useNear } from '#src/ui/use-near.ts'

import styles from './piece.module.css'

type PieceProps = {
  photo: Photo
  title: string
  /** All photographs of its row, this one among them. */
  neighbors: Photo[]
  /** The number printed on the film beside this frame. */
  frame: number
}

/** One photograph on a piece of film, cut a little crooked, with the stock's name on its edge. */
export function Piece({ photo, title, neighbors, frame }: PieceProps) {
  const piece = useRef<HTMLDivElement>(null)
  const near = useNear(piece)

  return (
    <div ref={piece} className={`${styles.piece} ${photo.className}`} role="listitem">
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
        <Frame photo={photo} sizes={sizesIn(neighbors, photo)} deferred={!near} />
        <figcaption>{title}</figcaption>
      </figure>
    </div>
  )
}

/**
 * Its share of what film and gaps leave of a row, or as wide as it may be high; on a phone, all that
 * is left of a line. With the 8 px by which a photograph reaches out of its frame.
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
