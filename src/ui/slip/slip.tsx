import type { ReactNode } from 'react'

import styles from './slip.module.css'

type SlipProps = {
  /** Which copy of the four-part form it is. */
  copy?: 'white' | 'canary' | 'pink' | 'goldenrod'
  /** Torn from a pad: a perforated upper edge. */
  perforated?: boolean
  children: ReactNode
}

/** A sheet of carbonless paper: whatever is filled in, bought or confirmed. */
export function Slip({ copy = 'white', perforated, children }: SlipProps) {
  return (
    <div className={styles.slip} data-copy={copy} data-perforated={perforated || undefined}>
      {children}
    </div>
  )
}
