import { useRef, type ReactNode } from 'react'

import { useOneStop } from '../use-arrows.ts'
import styles from './scan-card.module.css'

type ScanCardsProps = {
  /** What the list is called, where it needs a name. */
  label?: string
  /** Whether they are those that wait. */
  isQueue?: boolean
  children: ReactNode
}

/** The cards of scans: however many, one stop for the Tab key. */
export function ScanCards({ label, isQueue, children }: ScanCardsProps) {
  const cards = useRef<HTMLUListElement>(null)
  const keys = useOneStop(cards, 'button')
  return (
    <ul ref={cards} className={isQueue ? styles.queue : styles.grid} aria-label={label} {...keys}>
      {children}
    </ul>
  )
}
