import type { ReactNode } from 'react'

import { useDesk } from '../desk.ts'
import styles from './forms.module.css'

type FoldProps = {
  /** What it is remembered by. */
  place: string
  label: string
  isOpen: boolean
  children: ReactNode
}

/** A part of a form that is folded away behind its label. */
export function Fold({ place, label, isOpen, children }: FoldProps) {
  const { setOpen } = useDesk()
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setOpen(place, currentTarget.open)
      }}
    >
      <summary>{label}</summary>
      <div className={styles.stack}>{children}</div>
    </details>
  )
}
