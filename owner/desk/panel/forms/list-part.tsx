import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { FormNode, List } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { photographIn } from '../photograph-lists.ts'
import { placeLabel } from '../places.ts'
import { useDropTarget } from '../use-drop.ts'
import { useSelection } from '../use-selection.ts'
import { Addition } from './addition.tsx'
import { SelectedRows } from './selected-rows.tsx'
import { scanOf, titleOf } from './title-of.ts'
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
    rows.current?.children[at]?.querySelector<HTMLElement>(button)?.focus()
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
  const selected = keys.flatMap((key, at) => (selection.selected?.includes(key) ? [at] : []))

  return (
    <section
      className={styles.list}
      aria-label={placeLabel(state, placeName(file, path))}
      onKeyDown={selection.onKeyDown}
    >
      <h2>{label}</h2>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {items.length > 2 && !list.named ? (
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
            <Item
              {...{ file, item, partOf }}
              handle={drag.handle(at)}
              isSelected={selection.isSelected(keys[at]!)}
              onSelect={(event) => selection.press(keys[at]!, event)}
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
            </Item>
          </li>
        ))}
      </ol>
      <Addition file={file} node={list} />
    </section>
  )
}

type ItemProps = {
  file: ContentFile
  item: FormNode
  partOf: ListPartProps['partOf']
  /** What its handle listens to. */
  handle: object
  /** Whether it is selected, where several can be. */
  isSelected: boolean | undefined
  onSelect: (event: MouseEvent) => void
  /** What can be done with it as a whole. */
  children: ReactNode
}

function Item({ file, item, partOf, handle, isSelected, onSelect, children }: ItemProps) {
  const { chosen, choose, letGo, swap, take } = useDesk()
  const place = placeName(file, item.path)
  const [open, setOpen] = useState(false)
  const isSelecting = isSelected !== undefined
  const isChosen = chosen === place || (chosen?.startsWith(`${place}/`) ?? false)
  const isOpen = (open || isChosen) && !isSelecting
  const scan = scanOf(item)
  const photograph = photographIn(file, item)
  const drop = useDropTarget({
    onScan: (one) => photograph && swap(photograph, one),
    onFiles: (files) => take(files, photograph),
  })

  function press(event: MouseEvent) {
    if (isSelecting || event.shiftKey || event.ctrlKey || event.metaKey) return onSelect(event)
    setOpen(!isOpen)
    // The page shows what is being changed.
    if (!isOpen) choose(place)
    else if (isChosen) letGo()
  }

  return (
    <>
      <div className={styles.item} {...(photograph && drop)}>
        {isSelecting ? null : (
          <span className={styles.handle} aria-hidden="true" title="Drag" {...handle}>
            ⠿
          </span>
        )}
        <button
          type="button"
          className={styles.title}
          data-place={item.type === 'group' ? place : undefined}
          aria-expanded={isSelecting ? undefined : isOpen}
          aria-pressed={isSelected}
          onClick={press}
        >
          {scan ? <img className={styles.thumb} src={pictureOf(scan)} alt="" /> : null}
          <span className={styles.words}>{titleOf(item)}</span>
        </button>
        {isSelecting ? null : children}
      </div>
      {isOpen ? (
        <div className={styles.stack}>
          {(item.type === 'group' ? item.children : [item]).map((part) => partOf(file, part))}
        </div>
      ) : null}
    </>
  )
}
