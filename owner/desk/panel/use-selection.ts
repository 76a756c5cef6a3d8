import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'

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
