import { useKeptFocus, type Selection } from '../use-selection.ts'
import styles from './forms.module.css'

type SelectedRowsProps = {
  /** What the list is called. */
  label: string
  /** How many items it has. */
  count: number
  selection: Selection<string>
  /** The positions of the selected items. */
  rows: number[]
  /** Puts them together, the first at `start`. */
  onGather: (rows: number[], start: number) => void
  onRemove: (rows: number[]) => void
}

/** What can be done with several items of a list at once: each is one change, and one undo takes it back. */
export function SelectedRows(props: SelectedRowsProps) {
  const { label, count, selection, rows, onGather, onRemove } = props
  const around = useKeptFocus(selection.selected !== undefined)
  const last = count - rows.length
  const [first = 0] = rows

  if (!selection.selected) {
    return (
      <div ref={around}>
        <button type="button" aria-label={`Select several of ${label}`} onClick={selection.start}>
          Select several
        </button>
      </div>
    )
  }
  const moves = [
    { name: 'To the top', start: 0 },
    { name: 'Up', start: first - 1 },
    { name: 'Down', start: first + 1 },
  ]
  return (
    <div ref={around} className={styles.selected} role="group" aria-label={`Selected of ${label}`}>
      <p role="status">{`${rows.length} selected`}</p>
      <button type="button" onClick={selection.selectAll}>
        All
      </button>
      <button type="button" onClick={selection.end}>
        Done
      </button>
      <div className={styles.break} />
      {moves.map(({ name, start }) => {
        const isUseless = rows.length === 0 || start < 0 || start > last
        return (
          <button
            key={name}
            type="button"
            // Still focusable, for the next press.
            aria-disabled={isUseless}
            onClick={() => isUseless || onGather(rows, start)}
          >
            {name}
          </button>
        )
      })}
      <button
        type="button"
        aria-disabled={rows.length === 0}
        onClick={() => {
          if (rows.length === 0) return
          onRemove(rows)
          selection.end()
        }}
      >
        Remove
      </button>
    </div>
  )
}
