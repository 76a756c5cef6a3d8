import type { ComponentProps } from 'react'

import deferral from '#src/ui/deferred.module.css'
import { Picture } from '#src/ui/picture.tsx'

import styles from './frame.module.css'

type FrameProps = ComponentProps<typeof Picture> & {
  /** Keeps a phone from fetching the photograph with the page, for ten seconds at most. */
  deferred?: boolean
}

/**
 * A photograph in the filed negative carrier: edges a little uneven, and two notches at the left,
 * the studio's signature. Where the photograph does not load, the frame shows the base of its film.
 *
 * Handles: `--frame-ratio` (width ÷ height; the photograph's own by default) and `--notch` (how far
 * down the notches stand).
 */
export function Frame({ deferred, ...picture }: FrameProps) {
  const { className } = picture.photo

  return (
    <span className={`${styles.frame} ${className} ${deferred ? deferral.deferred : ''}`}>
      <Picture {...picture} />
    </span>
  )
}
