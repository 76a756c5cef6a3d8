import type { ReactNode } from 'react'

import { useDesk } from '../desk.ts'
import styles from './forms.module.css'

type FoldProps = {
  /** What it is remembered by. */
  place: string
  label: string
  /** Whether it is open until its owner says otherwise. */
  isFirst?: boolean
  children: ReactNode
}

/** A part of a form that is folded away behind its label. */
export function Fold({ place, label, isFirst = false, children }: FoldProps) {
  const { isOpen: isOpenAt, setOpen } = useDesk()
  const isOpen = isOpenAt(place) ?? isFirst
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
