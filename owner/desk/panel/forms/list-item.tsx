import type { MouseEvent, ReactNode } from 'react'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { FormNode } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { photographIn } from '../photograph-lists.ts'
import { useDropTarget } from '../use-drop.ts'
import { scanOf, titleOf } from './title-of.ts'
import { useOpen } from './use-open.ts'
import styles from './forms.module.css'

type ListItemProps = {
  file: ContentFile
  item: FormNode
  /** The form of a part of it. */
  partOf: (file: ContentFile, node: FormNode) => ReactNode
  /** What its handle listens to. */
  handle: object
  /** Whether it is selected, where several can be. */
  isSelected: boolean | undefined
  /** Tells whether a click selects it, or no longer; false where several cannot be selected. */
  onSelect: ((event: MouseEvent) => boolean) | false
  /** What can be done with it as a whole. */
  children: ReactNode
}

/** An item of a list: a line that opens, and takes a photograph that is dropped on it. */
export function ListItem(props: ListItemProps) {
  const { file, item, partOf, handle, isSelected, onSelect, children } = props
  const { chosen, choose, letGo, swap, take } = useDesk()
  const place = placeName(file, item.path)
  const [open, turn] = useOpen(place)
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
    if (onSelect && onSelect(event)) return
    turn(!isOpen)
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
