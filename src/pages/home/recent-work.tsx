import type { Content } from '#pipeline/content/content.ts'
import { routes } from '#src/routes.ts'

import { Piece } from './piece.tsx'
import styles from './recent-work.module.css'

/** The latest photographs, each on its own cut piece of film: two stocks never share one. */
export function RecentWork({ words }: { words: Content['home']['recentWork'] }) {
  return (
    <section className={styles.recent}>
      <div className={styles.head}>
        <h2>{words.heading}</h2>
        <a href={routes.portfolio}>{words.link}</a>
      </div>
      <ul className={styles.pieces}>
        {words.photographs.map(({ src, title }, index) => (
          <li key={index} className={src.className}>
            <Piece photo={src} title={title} sizes={sizesAt(index)} frame={frameNumber(index)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Frames from different rolls: the numbers rise, and no two pieces were neighbors. */
const frameNumber = (index: number) => 4 + index * 7

/** Two to a row where there is room, and of each four the first and the last bleed off the page. */
function sizesAt(index: number): string {
  const bleeds = index % 4 === 0 || index % 4 === 3
  return `(min-width: 40em) ${bleeds ? 45 : 41}vw, calc(100vw - 38px)`
}
