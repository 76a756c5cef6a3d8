import type { ComponentProps } from 'react'

import styles from './embed.module.css'

type EmbedProps = Pick<ComponentProps<'iframe'>, 'ref' | 'title' | 'src' | 'sandbox' | 'allow'> & {
  /** Hidden until the other site has answered, so that a browser's error page is never seen. */
  shown: boolean
}

/** Another site's page in a frame that fills its place. It learns our origin and nothing more. */
export function Embed({ shown, ...frame }: EmbedProps) {
  return (
    <iframe
      {...frame}
      className={styles.embed}
      data-shown={shown || undefined}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
