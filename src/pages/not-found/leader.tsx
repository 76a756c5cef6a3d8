import type { Photo } from '#pipeline/model/photo.ts'
import { EdgeNumbers, EdgePrint } from '#src/ui/edge-print/edge-print.tsx'
import { coverScale, Picture } from '#src/ui/picture.tsx'

import styles from './leader.module.css'

type LeaderProps = {
  number: string
  neighbors: readonly [Photo, Photo]
}

/**
 * A strip of 35mm film with an empty frame between two photographs. The page's heading is the number
 * in it. The strip has a film stock if both photographs are on the same.
 */
export function Leader({ number, neighbors: [before, after] }: LeaderProps) {
  const film = before.film?.name === after.film?.name ? before.film : undefined

  return (
    <div className={`${styles.leader} ${film?.className ?? ''}`}>
      <EdgePrint>
        <b>{film?.name ?? '35mm'}</b>
        <EdgeNumbers frame={404} />
      </EdgePrint>
      <div className={styles.perforations} />
      <div className={styles.frames}>
        <Neighbor photo={before} />
        <div className={styles.empty}>
          <h1>{number}</h1>
        </div>
        <Neighbor photo={after} />
      </div>
      <div className={styles.perforations} />
      <EdgePrint>
        <span>403A</span>
        <span>Safety film</span>
        <span>405</span>
      </EdgePrint>
    </div>
  )
}

function Neighbor({ photo }: { photo: Photo }) {
  return (
    <div className={photo.className}>
      <Picture photo={photo} sizes={frameSizes(photo)} loading="eager" decorative />
    </div>
  )
}

/** `sizes`: `--frame` of the stylesheet, 3:2. */
function frameSizes(photo: Photo): string {
  const frame = 'max(min(84vw, 53.75rem, (100svh - 24.375rem) * 1.36), 17.5rem)'
  return `calc(${frame} * ${coverScale(photo, 3 / 2)})`
}
