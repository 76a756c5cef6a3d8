import { useState } from 'react'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { Field } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { ScanPicker } from '../tray/scan-picker.tsx'
import { useDropTarget } from '../use-drop.ts'
import { editsFor } from './edit-for.ts'
import styles from './forms.module.css'

/** Which photograph a place shows. Another one is written as soon as it is chosen. */
export function PhotoField({ file, field }: { file: ContentFile; field: Field }) {
  const { make, swap } = useDesk()
  const place = placeName(file, field.path)

  function choose(scan: string | undefined) {
    if (scan && field.present) return swap(place, scan)
    const { path } = field
    void make('Changed a photograph', (now, follow) =>
      editsFor(now, follow, { file, path, value: scan }),
    )
  }

  return (
    <PhotoChoice {...{ field, place }} label={field.label} value={field.value} onChoose={choose} />
  )
}

type PhotoChoiceProps = {
  field: Field
  label: string
  value: unknown
  place?: string
  onChoose: (scan: string | undefined) => void
}

/** A photograph: chosen among the scans, or dropped here. */
export function PhotoChoice({ field, label, value, place, onChoose }: PhotoChoiceProps) {
  const { take } = useDesk()
  const [picking, setPicking] = useState(false)
  const current = typeof value === 'string' ? value : ''
  const verb = current ? 'Change' : 'Choose'

  function add(files: File[]) {
    setPicking(false)
    take(files, current ? place : undefined)
  }

  const drop = useDropTarget({ onScan: onChoose, onFiles: add })
  return (
    <div className={styles.field} {...drop}>
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
        {current && field.optional ? (
          <button type="button" onClick={() => onChoose(undefined)}>
            Leave out
          </button>
        ) : null}
      </div>
      {picking ? (
        <ScanPicker onPick={onChoose} onFiles={add} onClose={() => setPicking(false)} />
      ) : null}
    </div>
  )
}
