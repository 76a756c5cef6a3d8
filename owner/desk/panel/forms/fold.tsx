import type { ReactNode } from 'react'

import { useDesk } from '../desk.ts'
import { useOpen } from './use-open.ts'
import styles from './forms.module.css'

type FoldProps = {
  /** What it is remembered by. */
  place: string
  label: string
  /** Whether it is open until it is folded. */
  isFirst?: boolean
  /** Whether something in it was chosen, which opens it. */
  isChosen: boolean
  children: ReactNode
}

/** A part of a form that is folded away behind its label. */
export function Fold({ place, label, isFirst = false, isChosen, children }: FoldProps) {
  const { letGo } = useDesk()
  const [isOpen, turn] = useOpen(place, isFirst)
  return (
    <details
      open={isOpen || isChosen}
      onToggle={({ currentTarget }) => {
        turn(currentTarget.open)
        if (!currentTarget.open && isChosen) letGo()
      }}
    >
      <summary>{label}</summary>
      <div className={styles.stack}>{children}</div>
    </details>
  )
}
