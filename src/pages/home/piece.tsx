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
  /** How wide it stands, as `sizes` say it. */
  sizes: string
  /** The number printed on the film beside this frame. */
  frame: number
}

/** One photograph on a piece of film, cut a little crooked, with the stock's name on its edge. */
export function Piece({ photo, title, sizes, frame }: PieceProps) {
  const piece = useRef<HTMLElement>(null)
  const near = useNear(piece)

  return (
    <figure ref={piece} className={styles.piece}>
      <div className={styles.rail}>
        <FilmStockTag film={photo.film} />
        <EdgePrint>
          <span>{frame}</span>
          <span>
            <EdgeArrow /> {frame}A
          </span>
        </EdgePrint>
      </div>
      <Frame photo={photo} sizes={sizes} deferred={!near} />
      <figcaption>{title}</figcaption>
    </figure>
  )
}
