import { useEffect, useRef, useState } from 'react'

import type { Field } from '../../form/node.ts'
import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { ChooseScans } from '../tray/arrivals.tsx'
import { ScanCard } from '../tray/scan-card.tsx'
import tray from '../tray/tray.module.css'
import { MistakeText } from './field-frame.tsx'
import { useField, type PartProps } from './use-field.ts'
import styles from './forms.module.css'

/** A photograph: chosen among the scans, or dropped here. */
export function PhotoField(part: PartProps<Field>) {
  const { swap, take } = useDesk()
  const [picking, setPicking] = useState(false)
  const { place, text: current, frame, put } = useField(part)
  const { label, optional } = part.node
  const verb = current ? 'Change' : 'Choose'

  return (
    <div className={styles.field} data-drop={place}>
      <span className={styles.label}>{label}</span>
      <div className={styles.row}>
        {current ? <img className={styles.picture} src={pictureOf(current)} alt={current} /> : null}
        <button
          type="button"
          data-place={place}
          aria-label={`${verb} the photograph: ${label}`}
          onClick={() => setPicking(true)}
        >
          {verb}
        </button>
        {current && optional ? (
          <button type="button" onClick={() => put(undefined)}>
            Leave out
          </button>
        ) : null}
      </div>
      <MistakeText text={current ? frame.mistake : undefined} />
      {picking ? (
        <ScanPicker
          onPick={(scan) => swap(place, scan)}
          // They are shown among the photographs.
          onFiles={(files) => take(files, place)}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </div>
  )
}

type ScanPickerProps = {
  onPick: (file: string) => void
  /** Scans were added by its button. */
  onFiles: (files: File[]) => void
  onClose: () => void
}

/** Every photograph that is described, to choose one from. */
function ScanPicker({ onPick, onFiles, onClose }: ScanPickerProps) {
  const { scans } = useDesk().state
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  function pick(file: string) {
    dialog.current?.close()
    onPick(file)
  }

  return (
    <dialog ref={dialog} className={tray.picker} aria-label="Choose a photograph" onClose={onClose}>
      <header>
        <h2>Choose a photograph</h2>
        <p className={styles.hint}>Or drop a new scan here.</p>
        <ChooseScans onFiles={onFiles} />
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      <ul className={tray.grid}>
        {scans
          .filter(({ isNew, isThere, hidden }) => !isNew && isThere && !hidden)
          .map((scan) => (
            <ScanCard key={scan.file} scan={scan} onPick={pick} />
          ))}
      </ul>
    </dialog>
  )
}
