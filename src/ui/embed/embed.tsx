import type { ComponentProps } from 'react'

import styles from './embed.module.css'

type EmbedProps = Pick<
  ComponentProps<'iframe'>,
  'ref' | 'title' | 'src' | 'sandbox' | 'allow' | 'onLoad'
> & {
  /** The number of this attempt, which has a frame of its own. 0 for no frame yet, or none any more. */
  attempt: number
  /** False until the site is known to answer, because the frame may hold the browser's error page. */
  shown: boolean
  /** Whether it is shown without scripts, too. */
  alsoWithoutScripts: boolean
  /** Transparent, to show what is behind the frame while it loads. */
  seeThrough?: boolean
}

/** Another site's page, with or without scripts, filling its parent. It learns only our origin. */
export function Embed(props: EmbedProps) {
  const { attempt, shown, seeThrough, alsoWithoutScripts, ref, onLoad, ...page } = props
  const frame = {
    ...page,
    className: styles.embed,
    loading: 'lazy',
    referrerPolicy: 'strict-origin-when-cross-origin',
  } as const

  return (
    <>
      {attempt > 0 ? (
        // Content blockers may remove the frame. React must find what it removes, so it has a parent.
        <div key={attempt}>
          <iframe
            {...frame}
            ref={ref}
            onLoad={onLoad}
            data-shown={shown || undefined}
            data-see-through={seeThrough || undefined}
          />
        </div>
      ) : null}
      {alsoWithoutScripts ? (
        <noscript>
          <iframe {...frame} data-shown />
        </noscript>
      ) : null}
    </>
  )
}
