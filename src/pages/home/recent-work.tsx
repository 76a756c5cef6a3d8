import type { Pages } from '#pipeline/content/content.ts'
import { routes } from '#pipeline/content/pages.ts'
import { EdgeArrow, EdgePrint } from '#src/ui/edge-print.tsx'
import { FilmStockTag } from '#src/ui/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { sizesInRow } from '#src/ui/picture.tsx'
import { PhotographLink } from '#src/ui/photograph-link.tsx'

import styles from './recent-work.module.css'

type RecentWorkProps = { words: NonNullable<Pages['home']['recentWork']> }

/** The latest photographs, each on a piece of cut film. All in a row have the same height. */
export function RecentWork({ words: { heading, link, rows } }: RecentWorkProps) {
  const all = rows.flat()

  return (
    <section className={`section ${styles.recent}`}>
      <div className={`beside ${styles.head}`}>
        <h2>{heading}</h2>
        {link ? (
          <a className="not-on-paper" href={routes.portfolio}>
            {link}
          </a>
        ) : null}
      </div>
      <div className={styles.rows} role="list">
        {rows.map((row, at) => (
          <div key={at} className={styles.row}>
            {row.map((work) => {
              const { src: photo, title, address } = work
              const index = all.indexOf(work)
              const number = index + 1
              const isUpright = hasFilmAtSides(photo.full.width / photo.full.height)

              return (
                <div
                  key={index}
                  className={`film ${styles.piece} ${photo.className}`}
                  role="listitem"
                  data-upright={isUpright || undefined}
                >
                  <figure>
                    <div className={styles.rail}>
                      <FilmStockTag film={photo.film} />
                      {isUpright ? null : <PieceNumber number={number} />}
                    </div>
                    <div className={styles.photograph}>
                      <PhotographLink
                        photo={photo}
                        address={address}
                        set="work"
                        words={{ title }}
                        className={styles.link}
                      >
                        <Frame photo={photo} sizes={`auto, ${sizesInRow(photo, row)}`} deferred />
                      </PhotographLink>
                      {isUpright ? (
                        <span className={styles.side}>
                          <PieceNumber number={number} />
                        </span>
                      ) : null}
                    </div>
                    <figcaption>{title}</figcaption>
                  </figure>
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </section>
  )
}

function PieceNumber({ number }: { number: number }) {
  return (
    <EdgePrint>
      <span>{number}</span>
      <span>
        <EdgeArrow /> {number}A
      </span>
    </EdgePrint>
  )
}

/**
 * Whether the edges of the film are beside a photograph, and not above and below it, by its width ÷
 * height. 35mm and 6 × 7 film runs along the long side of a frame, 6 × 4.5 across it.
 */
function hasFilmAtSides(ratio: number): boolean {
  const long = Math.max(ratio, 1 / ratio)
  // 56 × 41.5 mm, and 3:4.
  const isAcross = long > 1.3 && long < 1.4
  return long > 1.1 && ratio < 1 !== isAcross
}
