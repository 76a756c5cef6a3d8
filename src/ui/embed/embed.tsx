import type { ComponentProps } from 'react'

import styles from './embed.module.css'

type EmbedProps = Pick<
  ComponentProps<'iframe'>,
  'ref' | 'title' | 'src' | 'sandbox' | 'allow' | 'onLoad'
> & {
  mounted: boolean
  shown: boolean
  /** Transparent, to show what is behind the frame while it loads. */
  seeThrough: boolean
  /** Whether it is shown without scripts, too. */
  alsoWithoutScripts: boolean
}

/**
 * Another site's page, with or without scripts, filling its place. It learns only our origin. Content blockers may
 * remove it, also with its parent, so React never does, nor inserts anything before it.
 */
export function Embed(props: EmbedProps) {
  const { mounted, shown, seeThrough, alsoWithoutScripts, ref, onLoad, ...page } = props
  const frame = {
    ...page,
    className: styles.embed,
    referrerPolicy: 'strict-origin-when-cross-origin',
  } as const

  return (
    <>
      {mounted ? (
        <div>
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
          <iframe {...frame} loading="lazy" data-shown />
        </noscript>
      ) : null}
    </>
  )
}
