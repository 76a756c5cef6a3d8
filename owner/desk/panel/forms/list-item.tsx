import { useState, type MouseEvent, type ReactNode } from 'react'

import { valueAt } from '#pipeline/content/walk-fields.ts'

import { placeName } from '../../traces.ts'
import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { placeOfPhotograph } from '../photograph-lists.ts'
import { FieldFrame } from './field-frame.tsx'
import { goOnWithEnter } from './on-enter.ts'
import type { PartProps, RenderParts } from './use-field.ts'
import styles from './forms.module.css'

type ListItemProps = PartProps & {
  title: string
  /** Its parts. */
  renderParts: RenderParts
  /** What its handle listens to. */
  handle: object
  /** Whether it is selected, where several can be. */
  isSelected: boolean | undefined
  /** Tells whether a click selects it, or no longer; false where several cannot be selected. */
  onSelect: ((event: MouseEvent) => boolean) | false
  /** Gives it another name, where items have names. Tells whether it could: each has its own. */
  onRename: ((name: string) => boolean) | undefined
  /** What can be done with it as a whole. */
  children: ReactNode
}

/** An item of a list: a line that opens, and takes a photograph that is dropped on it. */
export function ListItem(props: ListItemProps) {
  const { file, node, path, value, title, renderParts, handle, children } = props
  const { isSelected, onSelect, onRename } = props
  const { isOpen, setOpen, choose } = useDesk()
  const place = placeName(file, path)
  const isSelecting = isSelected !== undefined
  const isUnfolded = (isOpen(place) ?? false) && !isSelecting
  const photograph = placeOfPhotograph(file, node, path, value)
  const scan = photograph && valueAt(value, [photograph.split('/').at(-1)!])

  function press(event: MouseEvent) {
    if (onSelect && onSelect(event)) return
    if (isUnfolded) setOpen(place, false)
    // The page shows what is being changed.
    else choose(place)
  }

  return (
    <>
      <div className={styles.item} data-drop={photograph}>
        {isSelecting ? null : (
          <span className={styles.handle} aria-hidden="true" title="Drag" {...handle}>
            ⠿
          </span>
        )}
        <button
          type="button"
          className={styles.title}
          data-place={node.type === 'group' ? place : undefined}
          aria-expanded={isSelecting ? undefined : isUnfolded}
          aria-pressed={isSelected}
          onClick={press}
        >
          {scan ? <img className={styles.thumb} src={pictureOf(String(scan))} alt="" /> : null}
          <span className={styles.words}>{title}</span>
        </button>
        {isSelecting ? null : children}
      </div>
      {isUnfolded ? (
        <div className={styles.stack}>
          {onRename ? <NameField name={String(path.at(-1))} onRename={onRename} /> : null}
          {renderParts({ file, path, value, group: node })}
        </div>
      ) : null}
    </>
  )
}

type NameFieldProps = { name: string; onRename: (name: string) => boolean }

function NameField({ name, onRename }: NameFieldProps) {
  // What cannot be its name, and may become it with the next letter.
  const [taken, setTaken] = useState<string>()
  return (
    <FieldFrame label="Name" mistake={taken === undefined ? undefined : TAKEN}>
      {(control) => (
        <textarea
          {...control}
          rows={1}
          value={taken ?? name}
          onChange={({ target }) => setTaken(onRename(target.value) ? undefined : target.value)}
          onKeyDown={goOnWithEnter}
        />
      )}
    </FieldFrame>
  )
}

const TAKEN = 'Another one has this name. It keeps the one before until you write another.'
