import { useRef, type ComponentProps } from 'react'

import deferral from '#src/ui/deferred.module.css'
import { Picture } from '#src/ui/picture.tsx'
import { useNear } from '#src/ui/use-near.ts'

import styles from './frame.module.css'

/** Less than for a calendar, which takes longer to load. */
const MARGIN = '40%'

type FrameProps = ComponentProps<typeof Picture> & {
  /** Keeps phones from fetching the photograph yet, for 10 s at most. */
  deferred?: boolean | 'until near'
  /** Whether screen readers get its words elsewhere. Firefox overlooks an alt text that becomes empty. */
  silent?: boolean
}

/**
 * A photograph with uneven edges and two notches at the left, like a filed negative carrier. If the
 * photograph does not load, the frame shows the color of its film base.
 *
 * Handles: `--frame-ratio` (width ÷ height, by default the photograph's), `--notch` (the vertical
 * position of the notches).
 */
export function Frame({ deferred, silent, ...picture }: FrameProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const near = useNear(frame, MARGIN)
  const isDeferred = deferred === 'until near' ? !near : deferred

  return (
    <span
      ref={frame}
      className={`${styles.frame} ${picture.photo.className} ${isDeferred ? deferral.deferred : ''}`}
      aria-hidden={silent || undefined}
    >
      <Picture {...picture} />
    </span>
  )
}
