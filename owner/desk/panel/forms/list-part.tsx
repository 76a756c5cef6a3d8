import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { valueAt } from '#pipeline/content/walk-fields.ts'

import { emptyOf, itemsOf, titleOf, type List } from '../../form/node.ts'
import { placeName } from '../../traces.ts'
import { itemKey, putAt } from '../data.ts'
import { useDesk } from '../desk.ts'
import { placeLabel } from '../page-labels.ts'
import { SelectionTools, useSelection } from '../selection.tsx'
import type { PartProps, RenderParts } from './use-field.ts'
import { ListItem } from './list-item.tsx'
import styles from './forms.module.css'

const WAYS = [
  { way: 'up', step: -1, arrow: '↑' },
  { way: 'down', step: 1, arrow: '↓' },
]

/** What is filled in first of a new item. */
const FIELDS = ':scope > :nth-child(2) :is(textarea, select, [data-place])'

type ListPartProps = PartProps<List> & { renderParts: RenderParts }

/** A list that is put in order by hand, finger or keys. Its items open to be changed. */
export function ListPart({ file, node, path, value, renderParts }: ListPartProps) {
  const rows = useRef<HTMLOListElement>(null)
  const { state, change, setOpen } = useDesk()
  const { label, hint, named, most, optional } = node
  const place = placeName(file, path)
  const items = itemsOf(node, value)
  const keys = items.map(([, item], at) => itemKey(item, at))
  const titles = items.map(([step, item]) => titleOf(node, step, item))

  /** Unless someone is typing elsewhere by then. */
  function focusIn(at: number, button: string) {
    const { activeElement, body } = document
    if (activeElement !== body && !rows.current?.contains(activeElement)) return
    const next = rows.current?.children[at]?.querySelector<HTMLElement>(button)
    next?.focus()
    // React has given the focus back to a row that was moved, and has scrolled to where the panel was before.
    next?.scrollIntoView({ block: 'nearest' })
  }

  /** The items with these, in this order. */
  function arrange(what: string, order: number[], said?: () => string) {
    const kept = order.map((at) => items[at]!)
    const all = named ? Object.fromEntries(kept) : kept.map(([, item]) => item)
    const next = order.length === 0 && optional ? undefined : all
    flushSync(() => change(what, (data) => putAt(data, place, next), { said }))
  }

  const namesOf = (chosen: number[]) =>
    chosen.length === 1 ? titles[chosen[0]!]! : `${chosen.length} of ${label}`
  const without = (chosen: number[]) => [...items.keys()].filter((at) => !chosen.includes(at))

  /** Puts items together, the first at `start`. */
  function gather(chosen: number[], start: number) {
    const end = start + chosen.length
    const are = end - start === 1 ? `is number ${end}` : `are numbers ${start + 1} to ${end}`
    const said = () => `“${namesOf(chosen)}” ${are} of ${items.length} now.`
    arrange(`Moved ${namesOf(chosen)}`, without(chosen).toSpliced(start, 0, ...chosen), said)
  }

  function move(from: number, to: number) {
    if (!items[to] || from === to) return
    gather([from], to)
    // The same button of the same item, so that the next press moves it on.
    focusIn(to, `[data-move=${to > from ? 'down' : 'up'}]`)
  }

  function remove(chosen: number[]) {
    arrange(`Removed ${namesOf(chosen)}`, without(chosen))
  }

  function removeSelected() {
    remove(rowsSelected)
    selection.end()
  }

  function add() {
    const item = emptyOf(node.item)
    const others = items.map(([, one]) => one)
    // One that has no name yet is gone on with.
    const next = named
      ? { ...(value as object), '': valueAt(value, ['']) ?? item }
      : [...others, item]
    flushSync(() => change(`Added to ${label}`, (data) => putAt(data, place, next)))
    flushSync(() => setOpen(placeName(file, [...path, named ? '' : items.length]), true))
    const fields = rows.current?.lastElementChild?.querySelectorAll<HTMLElement>(FIELDS)
    fields?.[0]?.focus()
    fields?.[0]?.scrollIntoView({ block: 'nearest' })
  }

  /** Gives an item of a list with names another one, in its place. Tells whether it could. */
  function rename(at: number, name: string) {
    if (items.some(([step], other) => other !== at && step === name)) return false
    const next = items.map(([step, item], other) => [other === at ? name : step, item] as const)
    change(`Renamed ${titles[at]}`, (data) => putAt(data, place, Object.fromEntries(next)), {
      step: `${place} ${at}`,
    })
    // A text is known by its name alone.
    setOpen(placeName(file, [...path, name]), true)
    return true
  }

  const drag = useDragOrder(rows, move)
  const selection = useSelection(keys)
  const canSelect = items.length > 2 && !named
  const rowsSelected = keys.flatMap((key, at) => (selection.selected?.includes(key) ? [at] : []))
  const first = rowsSelected[0] ?? 0
  const moves = [
    { name: 'To the top', start: 0 },
    { name: 'Up', start: first - 1 },
    { name: 'Down', start: first + 1 },
  ].map(({ name, start }) => {
    const isPlace = start >= 0 && start + rowsSelected.length <= items.length
    return { name, isUseful: isPlace, act: () => gather(rowsSelected, start) }
  })
  const isFull = most !== undefined && items.length >= most

  return (
    <section
      className={styles.list}
      aria-label={placeLabel(state, place)}
      onKeyDown={selection.onKeyDown}
    >
      <h2>{label}</h2>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {canSelect ? (
        <SelectionTools {...{ selection }} of={label}>
          <div className={styles.row}>
            {[...moves, { name: 'Remove', isUseful: true, act: removeSelected }].map(
              ({ name, isUseful, act }) => {
                const canAct = isUseful && rowsSelected.length > 0
                return (
                  <button
                    key={name}
                    type="button"
                    // Still focusable, for the next press.
                    aria-disabled={!canAct}
                    onClick={() => canAct && act()}
                  >
                    {name}
                  </button>
                )
              },
            )}
          </div>
        </SelectionTools>
      ) : null}
      <ol ref={rows} className={styles.items}>
        {items.map(([step, item], at) => (
          <li key={keys[at]} data-drag={drag.state(at)}>
            <ListItem
              {...{ file, renderParts }}
              node={node.item}
              path={[...path, step]}
              value={item}
              title={titles[at]!}
              handle={drag.handle(at)}
              isSelected={canSelect ? selection.isSelected(keys[at]!) : undefined}
              onSelect={canSelect && ((event) => selection.press(keys[at]!, event))}
              onRename={named ? (name) => rename(at, name) : undefined}
            >
              {WAYS.map(({ way, step: by, arrow }) => (
                <button
                  key={way}
                  type="button"
                  data-move={way}
                  // Still focusable: the next press must not land on another item.
                  aria-disabled={items[at + by] === undefined}
                  aria-label={`Move ${way}: ${titles[at]}`}
                  onClick={() => move(at, at + by)}
                >
                  {arrow}
                </button>
              ))}
              <button
                type="button"
                aria-label={`Remove: ${titles[at]}`}
                onClick={() => {
                  remove([at])
                  focusIn(Math.min(at, items.length - 2), 'button')
                }}
              >
                ✕
              </button>
            </ListItem>
          </li>
        ))}
      </ol>
      <button type="button" aria-label={`Add to ${label}`} disabled={isFull} onClick={add}>
        {isFull ? `Full: ${most} at most` : 'Add'}
      </button>
    </section>
  )
}

type Drag = { from: number; to: number }

/**
 * Drags the rows of a list by their handles, with a mouse, a pen or a finger. Keys use the buttons
 * beside each row.
 */
function useDragOrder(
  rows: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>()

  /** The row whose middle is nearest. */
  function rowAt(y: number): number {
    const middles = [...(rows.current?.children ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return Math.abs(top + height / 2 - y)
    })
    return middles.indexOf(Math.min(...middles))
  }

  function handle(at: number) {
    return {
      onPointerDown(event: PointerEvent) {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: at, to: at })
      },
      onPointerMove(event: PointerEvent) {
        if (drag) setDrag({ ...drag, to: rowAt(event.clientY) })
      },
      onPointerUp(event: PointerEvent) {
        if (drag) onMove(drag.from, rowAt(event.clientY))
        setDrag(undefined)
      },
      onPointerCancel: () => setDrag(undefined),
    }
  }

  /** How a row looks while one is dragged. */
  function state(at: number): 'held' | 'above' | 'below' | undefined {
    if (!drag) return undefined
    if (at === drag.from) return 'held'
    if (at === drag.to) return drag.to < drag.from ? 'above' : 'below'
    return undefined
  }

  return { handle, state }
}
