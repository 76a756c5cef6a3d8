import type { ReactNode } from 'react'

import styles from './edge-print.module.css'

/**
 * What a maker prints along the edge of film: numbers and arrows, decoration only and hidden from
 * assistive technology. Handle: `--stock`, the hue of what stands in `<b>`.
 */
export function EdgePrint({ children }: { children: ReactNode }) {
  return (
    <div className={styles.edge} aria-hidden="true">
      {children}
    </div>
  )
}

/** The arrow between a frame's number and its half number. */
export function EdgeArrow() {
  return <i className={styles.arrow} />
}
