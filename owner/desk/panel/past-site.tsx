import type { RefObject } from 'react'

import styles from './app.module.css'

type PastSiteProps = { to: RefObject<HTMLElement | null>; children: string }

/** A way past the site, which has many stops for the Tab key. Seen only with the focus. */
export function PastSite({ to, children }: PastSiteProps) {
  return (
    <button type="button" className={styles.past} onClick={() => to.current?.focus()}>
      {children}
    </button>
  )
}
