import type { Photo } from '#pipeline/photos/photo.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './notches.module.css'

type NotchesProps = {
  /** Its left edge is shown, grain and all: the print is no larger than elsewhere. */
  photograph: Photo
  caption: string
}

/** The left edge of a frame, three times as large as elsewhere, and an arrow to its notches. */
export function Notches({ photograph, caption }: NotchesProps) {
  return (
    <figure className={styles.notches}>
      <div className={`${styles.edge} ${photograph.className}`}>
        <Picture photo={photograph} sizes="300px" decorative />
        <Wax mark="arrow" />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
