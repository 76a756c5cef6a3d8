import type { Content } from '#pipeline/content/content.ts'
import { routes } from '#src/routes.ts'
import { frameNumber } from '#src/ui/frame-number.ts'

import { Piece } from './piece.tsx'
import styles from './recent-work.module.css'

type RecentWorkProps = { words: NonNullable<Content['home']['recentWork']> }

/** The latest photographs, each on a piece of film. All photographs in a row have the same height. */
export function RecentWork({ words: { heading, link, rows } }: RecentWorkProps) {
  const all = rows.flat()

  return (
    <section className={styles.recent}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {link ? <a href={routes.portfolio}>{link}</a> : null}
      </div>
      <div className={styles.rows} role="list">
        {rows.map((row, at) => (
          <div key={at} className={styles.row}>
            {row.map((work) => {
              const index = all.indexOf(work)

              return (
                <Piece
                  key={index}
                  photo={work.src}
                  title={work.title}
                  row={row.map(({ src: photo }) => photo)}
                  frame={frameNumber(index, all.length)}
                />
              )
            })}
          </div>
        ))}
      </div>
    </section>
  )
}
