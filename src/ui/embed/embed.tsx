import type { ComponentProps } from 'react'

import styles from './embed.module.css'

type FrameProps = Pick<
  ComponentProps<'iframe'>,
  'ref' | 'title' | 'src' | 'sandbox' | 'allow' | 'onLoad'
>

type EmbedProps = FrameProps & {
  /**
   * Hidden while the other site is not known to answer: the browser's error page would show. One that
   * comes after an answer cannot be told from a page.
   */
  shown: boolean
  /** Shows what is behind the frame for as long as nothing of the other site is there. */
  seeThrough?: boolean
}

/** Another site's page in a frame that fills its place. It learns our origin and nothing more. */
export function Embed({ shown, seeThrough, ...frame }: EmbedProps) {
  return (
    // Content blockers remove the frame, and React must find what it removes.
    <div>
      <iframe
        {...frame}
        className={styles.embed}
        data-shown={shown || undefined}
        data-see-through={seeThrough || undefined}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  )
}
