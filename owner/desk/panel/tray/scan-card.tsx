import type { MouseEvent } from 'react'

import type { TrayScan } from '../../photographs/tray.ts'
import { pictureOf } from '../api.ts'
import { SCAN_TYPE } from '../use-drop.ts'
import styles from './scan-card.module.css'

type ScanCardProps = {
  scan: TrayScan
  /** Whether it is the one that is open. */
  isCurrent?: boolean
  /** Whether it is selected, where several can be. */
  isSelected?: boolean | undefined
  onPick: (file: string, event: MouseEvent) => void
}

/** One scan among others. A described one can be dragged onto a page. */
export function ScanCard({ scan, isCurrent, isSelected, onPick }: ScanCardProps) {
  const { file, alt, index, uses, isThere } = scan
  const isNew = index === undefined
  const shown = uses.length === 1 ? 'shown once' : `shown ${uses.length} times`
  const state = uses.length === 0 ? 'not shown' : shown
  return (
    <li>
      <button
        type="button"
        className={styles.scan}
        data-scan={file}
        aria-current={isCurrent || undefined}
        aria-pressed={isSelected}
        draggable={!isNew}
        onDragStart={({ dataTransfer }) => dataTransfer.setData(SCAN_TYPE, file)}
        onClick={(event) => onPick(file, event)}
      >
        {isThere ? (
          <img src={pictureOf(file)} alt={alt ?? ''} loading="lazy" draggable={false} />
        ) : null}
        <span>{file}</span>
        <span data-new={isNew || undefined}>
          {isNew ? 'new: say what it shows' : isThere ? state : 'the scan is missing'}
        </span>
      </button>
    </li>
  )
}
