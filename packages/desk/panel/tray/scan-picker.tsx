import { useEffect, useRef } from 'react'

import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import field from '../forms/field.module.css'
import styles from './tray.module.css'

type ScanPickerProps = { onPick: (file: string) => void; onClose: () => void }

/** Every photograph that is described, to choose one from. */
export function ScanPicker({ onPick, onClose }: ScanPickerProps) {
  const { state } = useDesk()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const scans = state.scans.filter(({ index, isThere }) => index !== undefined && isThere)

  return (
    <dialog
      ref={dialog}
      className={styles.picker}
      aria-label="Choose a photograph"
      onClose={onClose}
    >
      <header className={styles.pickerHead}>
        <h2>Choose a photograph</h2>
        <button type="button" className={field.small} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      <ul className={styles.grid}>
        {scans.map(({ file, alt, uses }) => (
          <li key={file}>
            <button type="button" className={styles.scan} onClick={() => onPick(file)}>
              <img src={pictureOf(file)} alt={alt ?? ''} loading="lazy" />
              <span className={styles.name}>{file}</span>
              <span className={styles.uses}>{usesIn(uses.length)}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}

export function usesIn(count: number): string {
  if (count === 0) return 'not shown'
  return count === 1 ? 'shown once' : `shown ${count} times`
}
