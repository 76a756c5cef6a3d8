import type { Photo } from '#pipeline/photos/photo.ts'
import { EdgeArrow, EdgePrint } from '#src/ui/edge-print/edge-print.tsx'
import { FilmStockTag } from '#src/ui/film-stock-tag/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'

import styles from './piece.module.css'

type PieceProps = {
  photo: Photo
  title: string
  /** The number printed on the film beside this frame. */
  frame: number
}

/** One photograph on a piece of film, cut a little crooked, with the stock's name on its edge. */
export function Piece({ photo, title, frame }: PieceProps) {
  return (
    <figure className={styles.piece}>
      <div className={styles.rail}>
        <FilmStockTag film={photo.film} />
        <EdgePrint>
          <span>{frame}</span>
          <span>
            <EdgeArrow /> {frame}A
          </span>
        </EdgePrint>
      </div>
      <Frame photo={photo} sizes="(min-width: 40em) 50vw, 94vw" />
      <figcaption>{title}</figcaption>
    </figure>
  )
}
