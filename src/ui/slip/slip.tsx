import type { ReactNode } from 'react'

import styles from './slip.module.css'

type SlipProps = {
  /** Its color. */
  copy?: 'white' | 'canary' | 'pink' | 'goldenrod'
  /** With a perforated upper edge, as if torn from a pad. */
  perforated?: boolean
  children: ReactNode
}

/** A sheet of carbonless paper, for forms, offers and confirmations. */
export function Slip({ copy = 'white', perforated, children }: SlipProps) {
  return (
    <div className={styles.slip} data-copy={copy} data-perforated={perforated || undefined}>
      {children}
    </div>
  )
}
