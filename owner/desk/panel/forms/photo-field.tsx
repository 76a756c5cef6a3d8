import { useState } from 'react'

import type { Field } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { pictureOf } from '../api.ts'
import { putAt } from '../data.ts'
import { useDesk } from '../desk.ts'
import { ScanPicker } from '../tray/scan-picker.tsx'
import { useDropTarget } from '../use-drop.ts'
import { MistakeText } from './field-frame.tsx'
import type { PartProps } from './parts.ts'
import { useMistake } from './use-mistake.ts'
import styles from './forms.module.css'

/** A photograph: chosen among the scans, or dropped here. */
export function PhotoField({ file, node, path, value }: PartProps<Field>) {
  const { change, swap, take } = useDesk()
  const [picking, setPicking] = useState(false)
  const place = placeName(file, path)
  const { label, optional } = node
  const current = typeof value === 'string' ? value : ''
  const verb = current ? 'Change' : 'Choose'
  const mistake = useMistake(place)

  function choose(scan: string | undefined) {
    if (scan && current) return swap(place, scan)
    change('Changed a photograph', (data) => putAt(data, place, scan))
  }

  function add(files: File[]) {
    setPicking(false)
    take(files, place)
  }

  const drop = useDropTarget({ onScan: choose, onFiles: add })
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
        {current && optional ? (
          <button type="button" onClick={() => choose(undefined)}>
            Leave out
          </button>
        ) : null}
      </div>
      <MistakeText text={current ? mistake : undefined} />
      {picking ? (
        <ScanPicker onPick={choose} onFiles={add} onClose={() => setPicking(false)} />
      ) : null}
    </div>
  )
}
