import type { ComponentProps } from 'react'

import styles from './embed.module.css'

type IframeProps = Pick<
  ComponentProps<'iframe'>,
  'ref' | 'title' | 'src' | 'sandbox' | 'allow' | 'onLoad'
>

type EmbedProps = IframeProps & {
  /** False until the site is known to answer, because the frame may hold the browser's error page. */
  shown: boolean
  /** Transparent, to show what is behind the frame while it loads. */
  seeThrough?: boolean
}

/** Another site's page in a frame that fills its parent. Of this site it learns only the origin. */
export function Embed({ shown, seeThrough, ...frame }: EmbedProps) {
  return (
    // Content blockers may remove the frame. React must find what it removes, so it has a parent.
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
