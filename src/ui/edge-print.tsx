import type { ReactNode } from 'react'

import styles from './edge-print.module.css'

/**
 * What is printed along the edge of film: numbers and arrows. Decoration, hidden from assistive
 * technology. Handles: `--stock`, the color of `<b>`; `--edge-gap`.
 */
export function EdgePrint({ children }: { children: ReactNode }) {
  return (
    <div className={`beside ${styles.edge}`} aria-hidden="true">
      {children}
    </div>
  )
}

/** A frame's number, an arrow, and its half number: 12 ▸ 12A. */
export function EdgeNumbers({ frame }: { frame: number | string }) {
  return (
    <>
      <span suppressHydrationWarning>{frame}</span>
      <EdgeArrow />
      <span suppressHydrationWarning>{`${frame}A`}</span>
    </>
  )
}

/** The small triangle between two frame numbers of a film's edge. */
export function EdgeArrow() {
  return <i className={styles.arrow} />
}
