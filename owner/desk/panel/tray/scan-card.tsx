import type { TrayScan } from '../../photographs/tray.ts'
import { pictureOf } from '../api.ts'
import { SCAN_TYPE } from '../frame/site-frame.tsx'
import styles from './tray.module.css'

type ScanCardProps = { scan: TrayScan; onPick: (file: string) => void }

/** One scan among others. A described one can be dragged onto a page. */
export function ScanCard({ scan: { file, alt, index, uses, isThere }, onPick }: ScanCardProps) {
  const isNew = index === undefined
  const shown = uses.length === 1 ? 'shown once' : `shown ${uses.length} times`
  const state = uses.length === 0 ? 'not shown' : shown
  return (
    <li>
      <button
        type="button"
        className={styles.scan}
        data-scan={file}
        draggable={!isNew}
        onDragStart={({ dataTransfer }) => dataTransfer.setData(SCAN_TYPE, file)}
        onClick={() => onPick(file)}
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
