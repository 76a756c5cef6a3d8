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

/** Its share of a row, unless that is too high for the window; on a phone all there is. */
function sizesIn(row: Photo[], photo: Photo): string {
  const ratio = ratioOf(photo)
  const share = ratio / row.reduce((sum, other) => sum + ratioOf(other), 0)
  const widest = `max(16rem, 100vh - 14rem) * ${ratio.toFixed(3)}`

  return `(min-width: 40em) min(${(86 * share).toFixed(1)}vw, ${widest}), calc(100vw - 38px)`
}

function ratioOf({ full }: Photo): number {
  return full.width / full.height
}
