import type { Photo } from '#pipeline/model/photo.ts'
import { Frame } from '#src/ui/frame/frame.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './notches.module.css'

type NotchesProps = {
  /** Its left edge is shown, grain and all. */
  photograph: Photo
  caption: string
}

/** The left edge of a frame, three times as large as elsewhere, and an arrow to its notches. */
export function Notches({ photograph, caption }: NotchesProps) {
  return (
    <figure className={styles.notches}>
      <div className={styles.edge}>
        <div className={`${styles.frame} ${photograph.className}`}>
          <Frame photo={photograph} sizes="308px" decorative />
        </div>
        <Wax mark="arrow" />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
