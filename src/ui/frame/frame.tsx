import type { ComponentProps } from 'react'

import { Picture } from '#src/ui/picture.tsx'

import styles from './frame.module.css'

type FrameProps = ComponentProps<typeof Picture> & {
  /** Keeps phones from fetching the photograph until it is near the window, for 10 s at most. */
  deferred?: boolean
}

/**
 * A photograph with uneven edges and two notches at the left, like a filed negative carrier. If the
 * photograph does not load, the frame shows the color of its film base.
 *
 * A look finds it by `data-frame` (`pipeline/look/look.css`). Handles: `--frame-ratio` (width ÷ height, by default the photograph's), `--notch` (the vertical
 * position of the notches).
 */
export function Frame({ deferred, ...picture }: FrameProps) {
  return (
    <span
      className={`${styles.frame} ${picture.photo.className}`}
      data-frame=""
      data-deferred={deferred ? '' : undefined}
    >
      <Picture {...picture} />
    </span>
  )
}
