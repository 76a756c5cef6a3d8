import type { MouseEvent } from 'react'

import type { TrayScan } from '../../photographs/tray.ts'
import { pictureOf } from '../api.ts'
import { useDesk, type DeskState } from '../desk.ts'
import { placeLabel } from '../page-labels.ts'
import { SCAN_TYPE } from '../use-drop.ts'
import { placesThatNeed } from './take-off.tsx'
import styles from './tray.module.css'

type ScanCardProps = {
  scan: TrayScan
  /** Whether it is the one that is open. */
  isCurrent?: boolean
  /** Whether it is selected, where several can be. */
  isSelected?: boolean | undefined
  onPick: (file: string, event: MouseEvent) => void
}

/** One scan among others. One that is described, and not taken off, can be dragged onto a page. */
export function ScanCard({ scan, isCurrent, isSelected, onPick }: ScanCardProps) {
  const { state } = useDesk()
  const { file, alt, isNew, isThere } = scan
  return (
    <li>
      <button
        type="button"
        className={styles.scan}
        data-scan={file}
        title={file}
        aria-current={isCurrent || undefined}
        aria-pressed={isSelected}
        draggable={!isNew && !scan.hidden}
        onDragStart={({ dataTransfer }) => dataTransfer.setData(SCAN_TYPE, file)}
        onClick={(event) => onPick(file, event)}
      >
        {isThere ? <img src={pictureOf(file)} alt="" loading="lazy" draggable={false} /> : null}
        {isNew ? null : <strong>{alt}</strong>}
        <span>{file}</span>
        <span data-new={isNew || undefined}>{stateOf(scan, state)}</span>
      </button>
    </li>
  )
}

function stateOf(scan: TrayScan, state: DeskState): string {
  const { length } = scan.uses
  if (scan.isNew) return 'new'
  if (!scan.isThere) return 'the scan is missing'
  if (scan.hidden) {
    const still = placesThatNeed(state, [scan]).map((place) => placeLabel(state, place))
    return still.length > 0 ? `still shown: ${still.join(', ')}` : 'taken off'
  }
  if (length === 0) return 'not shown'
  return length === 1 ? 'shown once' : `shown ${length} times`
}
