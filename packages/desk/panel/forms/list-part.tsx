import { useRef, useState, type ReactNode } from 'react'

import type { File } from '../../../../pipeline/content/files.ts'

import type { Edit } from '../../edits/edit.ts'
import type { FormNode, List } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { pictureOf, sentenceFor } from '../api.ts'
import { useDesk } from '../desk.ts'
import { NewItem } from './new-item.tsx'
import { titleOf } from './title-of.ts'
import { useDragOrder } from './use-drag-order.ts'
import field from './field.module.css'
import styles from './list-part.module.css'

type ListPartProps = {
  file: File
  list: List
  /** The form of a part of an item. */
  partOf: (file: File, node: FormNode) => ReactNode
}

/** A list that is put in order by hand, finger or keys. Its items open to be changed. */
export function ListPart({ file, list, partOf }: ListPartProps) {
  const { change, say } = useDesk()
  const rows = useRef<HTMLOListElement>(null)
  const { path, items, label, value } = list

  async function make(what: string, edit: Edit) {
    const answer = await change(what, edit)
    if (!('done' in answer)) say(sentenceFor(answer))
    return 'done' in answer
  }

  async function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return
    const moved = await make(`Moved ${titleOf(items[from]!)}`, {
      kind: 'move',
      file,
      path,
      before: value,
      from,
      to,
    })
    if (!moved) return
    say(`“${titleOf(items[from]!)}” is number ${to + 1} of ${items.length} now.`)
    // The same button of the same item, so that the next press moves it on.
    requestAnimationFrame(() => {
      const way = to > from ? 'down' : 'up'
      rows.current?.children[to]?.querySelector<HTMLElement>(`[data-move=${way}]`)?.focus()
    })
  }

  const drag = useDragOrder(rows, move)

  return (
    <section className={styles.list} aria-label={label}>
      <h2 className={styles.heading}>{label}</h2>
      {list.hint ? <p className={field.hint}>{list.hint}</p> : null}
      <ol ref={rows} className={styles.items}>
        {items.map((item, at) => (
          <Item
            key={item.field}
            file={file}
            item={item}
            at={at}
            last={items.length - 1}
            partOf={partOf}
            dragProps={drag.handle(at)}
            dragged={drag.state(at)}
            onMove={(to) => void move(at, to)}
            onRemove={() =>
              void make(`Removed ${titleOf(item)}`, {
                kind: 'remove',
                file,
                path: item.path,
                before: (value as Record<string, unknown>)[item.path.at(-1)!],
              })
            }
          />
        ))}
      </ol>
      <NewItem file={file} list={list} />
    </section>
  )
}

type ItemProps = {
  file: File
  item: FormNode
  at: number
  last: number
  partOf: ListPartProps['partOf']
  dragProps: object
  dragged: string | undefined
  onMove: (to: number) => void
  onRemove: () => void
}

function Item({ file, item, at, last, partOf, dragProps, dragged, onMove, onRemove }: ItemProps) {
  const { chosen, release } = useDesk()
  const place = placeName(file, item.path)
  const [open, setOpen] = useState(false)
  const isChosen = chosen === place || (chosen?.startsWith(`${place}/`) ?? false)
  const title = titleOf(item)
  const picture = item.type === 'group' && item.children.find(({ type }) => type === 'photograph')
  const scan = picture && picture.type === 'photograph' ? picture.value : undefined
  const isOpen = open || isChosen

  return (
    <li className={styles.item} data-drag={dragged}>
      <div className={styles.row}>
        <span className={styles.handle} aria-hidden="true" title="Drag" {...dragProps}>
          ⠿
        </span>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen)
            if (isChosen) release()
          }}
        >
          {scan ? <img className={styles.thumb} src={pictureOf(String(scan))} alt="" /> : null}
          <span className={styles.words}>{title}</span>
        </button>
        <button
          type="button"
          className={styles.tool}
          data-move="up"
          disabled={at === 0}
          aria-label={`Move up: ${title}`}
          onClick={() => onMove(at - 1)}
        >
          ↑
        </button>
        <button
          type="button"
          className={styles.tool}
          data-move="down"
          disabled={at === last}
          aria-label={`Move down: ${title}`}
          onClick={() => onMove(at + 1)}
        >
          ↓
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={`Remove: ${title}`}
          onClick={onRemove}
        >
          ✕
        </button>
      </div>
      {isOpen ? (
        <div className={styles.inside}>
          {item.type === 'group'
            ? item.children.map((child) => partOf(file, child))
            : partOf(file, item)}
        </div>
      ) : null}
    </li>
  )
}
