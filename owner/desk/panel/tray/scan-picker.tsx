import { useEffect, useRef } from 'react'

import { useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { useDropTarget } from '../use-drop.ts'
import { ChooseScans } from './choose-scans.tsx'
import { ScanCard } from './scan-card.tsx'
import cards from './scan-card.module.css'
import styles from './scan-picker.module.css'

type ScanPickerProps = {
  onPick: (file: string) => void
  /** Scans were added, by a drop on the window or by its button. */
  onFiles: (files: File[]) => void
  onClose: () => void
}

/** Every photograph that is described, to choose one from. */
export function ScanPicker({ onPick, onFiles, onClose }: ScanPickerProps) {
  const { state } = useDesk()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const scans = state.scans.filter(({ index, isThere }) => index !== undefined && isThere)

  function pick(file: string) {
    dialog.current?.close()
    onPick(file)
  }

  const drop = useDropTarget({ onScan: pick, onFiles })
  return (
    <dialog
      ref={dialog}
      {...drop}
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
        {scans.map((scan) => (
          <ScanCard key={scan.file} scan={scan} onPick={pick} />
        ))}
      </ul>
    </dialog>
  )
}
