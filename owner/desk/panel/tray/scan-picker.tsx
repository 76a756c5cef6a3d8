import { useEffect, useRef } from 'react'

import { useDesk } from '../desk.ts'
import { ScanCard } from './scan-card.tsx'
import styles from './tray.module.css'

type ScanPickerProps = { onPick: (file: string) => void; onClose: () => void }

/** Every photograph that is described, to choose one from. */
export function ScanPicker({ onPick, onClose }: ScanPickerProps) {
  const { state } = useDesk()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const scans = state.scans.filter(({ index, isThere }) => index !== undefined && isThere)

  function pick(file: string) {
    dialog.current?.close()
    onPick(file)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.picker}
      aria-label="Choose a photograph"
      onClose={onClose}
    >
      <header>
        <h2>Choose a photograph</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      <ul className={styles.grid}>
        {scans.map((scan) => (
          <ScanCard key={scan.file} scan={scan} onPick={pick} />
        ))}
      </ul>
    </dialog>
  )
}
