import { useEffect, useRef } from 'react'

import { useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { ChooseScans } from './arrivals.tsx'
import { ScanCard } from './scan-card.tsx'
import cards from './scan-card.module.css'
import styles from './tray.module.css'

type ScanPickerProps = {
  onPick: (file: string) => void
  /** Scans were added by its button. */
  onFiles: (files: File[]) => void
  onClose: () => void
}

/** Every photograph that is described, to choose one from. */
export function ScanPicker({ onPick, onFiles, onClose }: ScanPickerProps) {
  const { scans } = useDesk().state
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

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
        <p className={forms.hint}>Or drop a new scan here.</p>
        <ChooseScans onFiles={onFiles} />
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      <ul className={cards.grid}>
        {scans
          .filter(({ isNew, isThere, hidden }) => !isNew && isThere && !hidden)
          .map((scan) => (
            <ScanCard key={scan.file} scan={scan} onPick={pick} />
          ))}
      </ul>
    </dialog>
  )
}
