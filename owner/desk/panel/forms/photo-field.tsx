import { useState } from 'react'

import type { Field } from '../../form/node.ts'
import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { ScanPicker } from '../tray/scan-picker.tsx'
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
