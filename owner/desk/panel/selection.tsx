import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'

import styles from './app.module.css'
import forms from './forms/forms.module.css'

/**
 * Which of several are selected: by clicks, or by a click on one end and one with Shift on the other. Ctrl
 * and A selects all, Escape none any more.
 *
 * @param all what can be selected, in its order.
 */
export function useSelection<Key>(all: Key[]) {
  const [selected, setSelected] = useState<ReadonlySet<Key>>()
  const last = useRef<Key>(undefined)

  function press(key: Key, { shiftKey, ctrlKey, metaKey }: MouseEvent): boolean {
    if (!selected && !shiftKey && !ctrlKey && !metaKey) return false

    const ends = [all.indexOf(last.current!), all.indexOf(key)]
    const range = all.slice(Math.min(...ends), Math.max(...ends) + 1)
    const isRange = shiftKey && ends[0]! >= 0
    last.current = key
    setSelected((now = new Set()) => {
      if (isRange) return new Set([...now, ...range])
      return new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key])
    })
    return true
  }

  function end() {
    last.current = undefined
    setSelected(undefined)
  }

  return {
    /** What is selected, in its order; nothing where nothing is being selected. */
    selected: selected && all.filter((key) => selected.has(key)),
    isSelected: (key: Key) => selected?.has(key),
    start: () => setSelected(new Set()),
    selectAll: () => setSelected(new Set(all)),
    /** Selects what is clicked, or no longer, where several are selected or a key is held. Tells whether it did. */
    press,
    end,

    onKeyDown(event: KeyboardEvent) {
      if (!selected || (event.target as Element).matches('input, textarea, select')) return
      const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey)
      if (isAll) setSelected(new Set(all))
      else if (event.key === 'Escape') end()
      else return
      event.preventDefault()
    },
  }
}

export type Selection<Key> = ReturnType<typeof useSelection<Key>>

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
