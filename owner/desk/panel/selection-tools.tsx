import { useLayoutEffect, useRef, type ReactNode } from 'react'

import styles from './app.module.css'
import forms from './forms/forms.module.css'
import type { Selection } from './use-selection.ts'

type SelectionToolsProps = {
  selection: Selection<string>
  /** The list of which several can be selected, where there is more than one. */
  of?: string
  /** What is beside the button that begins. */
  beside?: ReactNode
  /** What can be done with what is selected: each is one change, and one undo takes it back. */
  children: ReactNode
}

/** Begins to select several, and shows what can be done with them. */
export function SelectionTools({ selection, of, beside, children }: SelectionToolsProps) {
  const { selected, start, selectAll, end } = selection
  const around = useKeptFocus(selected !== undefined)
  const behind = of ? ` of ${of}` : ''
  if (!selected) {
    return (
      <div ref={around} className={forms.row}>
        <button type="button" aria-label={`Select several${behind}`} onClick={start}>
          Select several
        </button>
        {beside}
      </div>
    )
  }
  return (
    <div
      ref={around}
      className={`${forms.slip} ${styles.selected}`}
      role="group"
      aria-label={`Selected${behind}`}
    >
      <div className={forms.row}>
        <p role="status" className={forms.label}>
          {selected.length} selected
        </p>
        <button type="button" onClick={selectAll}>
          All
        </button>
        <button type="button" onClick={end}>
          Done
        </button>
      </div>
      {children}
    </div>
  )
}

/** The button that begins and the tools in its place give way to each other: the first button there gets the focus. */
function useKeptFocus(isSelecting: boolean) {
  const around = useRef<HTMLDivElement>(null)
  const before = useRef(isSelecting)
  useLayoutEffect(() => {
    const isLost = before.current !== isSelecting && document.activeElement === document.body
    before.current = isSelecting
    if (isLost) around.current?.querySelector('button')?.focus()
  }, [isSelecting])
  return around
}
