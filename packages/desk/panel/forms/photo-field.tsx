import { useState, type DragEvent } from 'react'

import type { File } from '../../../../pipeline/content/files.ts'

import type { Field } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { pictureOf, sentenceFor } from '../api.ts'
import { useDesk } from '../desk.ts'
import { SCAN_TYPE } from '../frame/site-frame.tsx'
import { ScanPicker } from '../tray/scan-picker.tsx'
import { editFor } from './edit-for.ts'
import styles from './photo-field.module.css'
import field from './field.module.css'

type PhotoFieldProps = { file: File; field: Field }

/** Which photograph a place shows. Another one is chosen from the tray, or dropped on it. */
export function PhotoField({ file, field: node }: PhotoFieldProps) {
  const { path, label, value, optional } = node
  const { change, say } = useDesk()
  const [picking, setPicking] = useState(false)
  const own = typeof value === 'string' ? value : undefined

  async function show(scan: string | undefined) {
    setPicking(false)
    const edit = editFor(file, node, { before: value, value: scan })
    const answer = edit && (await change('Changed a photograph', edit))
    if (answer && !('done' in answer)) say(sentenceFor(answer))
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    const scan = event.dataTransfer.getData(SCAN_TYPE)
    if (scan) void show(scan)
  }

  return (
    <div className={field.field} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <span className={field.label}>{label}</span>
      <div className={styles.photo}>
        {own ? <img className={styles.picture} src={pictureOf(own)} alt={own} /> : null}
        <button
          type="button"
          className={field.small}
          data-place={placeName(file, path)}
          aria-label={`${own ? 'Change' : 'Choose'} the photograph: ${label}`}
          onClick={() => setPicking(true)}
        >
          {own ? 'Change' : 'Choose'}
        </button>
        {own && optional ? (
          <button type="button" className={field.small} onClick={() => void show(undefined)}>
            Leave out
          </button>
        ) : null}
      </div>
      {picking ? <ScanPicker onPick={show} onClose={() => setPicking(false)} /> : null}
    </div>
  )
}
