import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { FormNode, List } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { useDesk } from '../desk.ts'
import { placeLabel } from '../places.ts'
import { useSelection } from '../use-selection.ts'
import { Addition } from './addition.tsx'
import { ListItem } from './list-item.tsx'
import { SelectedRows } from './selected-rows.tsx'
import { titleOf } from './title-of.ts'
import { useDragOrder } from './use-drag-order.ts'
import { useListChanges } from './use-list-changes.ts'
import styles from './forms.module.css'

const WAYS = [
  { way: 'up', step: -1, arrow: '↑' },
  { way: 'down', step: 1, arrow: '↓' },
]

type ListPartProps = {
  file: ContentFile
  list: List
  /** The form of a part of an item. */
  partOf: (file: ContentFile, node: FormNode) => ReactNode
}

/** A list that is put in order by hand, finger or keys. Its items open to be changed. */
export function ListPart({ file, list, partOf }: ListPartProps) {
  const rows = useRef<HTMLOListElement>(null)
  const { state } = useDesk()
  const { path, items, label, hint } = list
  const { keys, ...changes } = useListChanges(file, list)

  /** Unless someone is typing elsewhere by then. */
  function focusIn(at: number, button: string) {
    const { activeElement, body } = document
    if (activeElement !== body && !rows.current?.contains(activeElement)) return
    const next = rows.current?.children[at]?.querySelector<HTMLElement>(button)
    next?.focus()
    // React has given the focus back to a row that was moved, and has scrolled to where the panel was before.
    next?.scrollIntoView({ block: 'nearest' })
  }

  function move(from: number, to: number) {
    if (!items[to] || from === to) return
    flushSync(() => changes.move(from, to))
    // The same button of the same item, so that the next press moves it on.
    focusIn(to, `[data-move=${to > from ? 'down' : 'up'}]`)
  }

  function remove(at: number) {
    flushSync(() => changes.remove(at))
    focusIn(Math.min(at, items.length - 2), 'button')
  }

  const drag = useDragOrder(rows, move)
  const selection = useSelection(keys)
  const canSelect = items.length > 2 && !list.named
  const selected = keys.flatMap((key, at) => (selection.selected?.includes(key) ? [at] : []))

  return (
    <section
      className={styles.list}
      aria-label={placeLabel(state, placeName(file, path))}
      onKeyDown={selection.onKeyDown}
    >
      <h2>{label}</h2>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {canSelect ? (
        <SelectedRows
          {...{ list, selection }}
          rows={selected}
          onGather={changes.gather}
          onRemove={changes.removeAll}
        />
      ) : null}
      <ol ref={rows} className={styles.items}>
        {items.map((item, at) => (
          <li key={keys[at]} data-drag={drag.state(at)}>
            <ListItem
              {...{ file, item, partOf }}
              handle={drag.handle(at)}
              isSelected={canSelect ? selection.isSelected(keys[at]!) : undefined}
              onSelect={canSelect && ((event) => selection.press(keys[at]!, event))}
            >
              {WAYS.map(({ way, step, arrow }) => (
                <button
                  key={way}
                  type="button"
                  data-move={way}
                  // Still focusable: the next press must not land on another item.
                  aria-disabled={items[at + step] === undefined}
                  aria-label={`Move ${way}: ${titleOf(item)}`}
                  onClick={() => move(at, at + step)}
                >
                  {arrow}
                </button>
              ))}
              <button
                type="button"
                aria-label={`Remove: ${titleOf(item)}`}
                onClick={() => remove(at)}
              >
                ✕
              </button>
            </ListItem>
          </li>
        ))}
      </ol>
      <Addition file={file} node={list} />
    </section>
  )
}
