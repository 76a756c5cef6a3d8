import type { Pages } from '#pipeline/content/content.ts'
import type { Photo } from '#pipeline/model/photo.ts'
import { routes } from '#pipeline/content/pages.ts'
import { EdgeArrow, EdgePrint } from '#src/ui/edge-print/edge-print.tsx'
import { hasFilmAtSides } from '#src/ui/film-at-sides.ts'
import { FilmStockTag } from '#src/ui/film-stock-tag/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { PhotographLink } from '#src/ui/photograph-link.tsx'

import styles from './recent-work.module.css'

type RecentWorkProps = { words: NonNullable<Pages['home']['recentWork']> }

/** The latest photographs, each on a piece of cut film. All in a row have the same height. */
export function RecentWork({ words: { heading, link, rows } }: RecentWorkProps) {
  const all = rows.flat()

  return (
    <section className={styles.recent}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {link ? (
          <a className="unprinted" href={routes.portfolio}>
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
              const isUpright = hasFilmAtSides(ratioOf(work))

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
                        <Frame photo={photo} sizes={sizesIn(row, work)} deferred />
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

type Work = { src: Photo }

/**
 * `sizes`: its share of a row without gaps, or the width at its maximum height; on a phone, the line
 * without its margins. Plus 8 px for the notches.
 */
function sizesIn(row: Work[], work: Work): string {
  const ratio = ratioOf(work)
  const share = ratio / row.reduce((sum, other) => sum + ratioOf(other), 0)
  const wide = `(${96 - 4 * row.length}vw - 36px) * ${round(share)}`
  const tallest = `max(16rem, 100vh - 14rem) * ${round(ratio)}`

  return `(min-width: 40em) calc(min(${wide}, ${tallest}) + 8px), calc(min(100vw - 46px, ${tallest}) + 8px)`
}

const ratioOf = ({ src: { full } }: Work) => full.width / full.height
const round = (number: number) => Math.round(number * 1000) / 1000
