import { useRef, type DragEvent } from 'react'

import type { Scan } from '../../photographs/tray.ts'
import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import field from '../forms/field.module.css'
import { SCAN_TYPE } from '../frame/site-frame.tsx'
import { Arrivals } from './arrivals.tsx'
import { ScanDetail } from './scan-detail.tsx'
import { usesIn } from './scan-picker.tsx'
import type { Arrival } from './use-arrivals.ts'
import styles from './tray.module.css'

type TrayProps = {
  arrivals: Arrival[]
  onFiles: (files: File[]) => void
  open: string | undefined
  onOpen: (file: string | undefined) => void
}

/** All scans: those that have just come, those that wait for words, and all others with their uses. */
export function Tray({ arrivals, onFiles, open, onOpen }: TrayProps) {
  const { state } = useDesk()
  const input = useRef<HTMLInputElement>(null)
  const shown = state.scans.find(({ file }) => file === open)
  if (shown) {
    const arrival = arrivals.find((one) => one.file === shown.file)
    return (
      <ScanDetail
        key={shown.file}
        scan={shown}
        said={arrival?.said}
        onClose={() => onOpen(undefined)}
      />
    )
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }

  return (
    <section aria-label="Photographs" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className={styles.drop}>
        <p>Drop scans here: JPEG, TIFF, PNG or WebP, several at once.</p>
        <button type="button" className={field.action} onClick={() => input.current?.click()}>
          Choose scans…
        </button>
        <input
          ref={input}
          className={styles.file}
          type="file"
          multiple
          aria-label="Scans to add"
          tabIndex={-1}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <p className={field.hint}>Places in a scan’s data are not published.</p>
      </div>
      <Arrivals arrivals={arrivals} onOpen={onOpen} />
      <ul className={styles.grid}>
        {state.scans.map((scan) => (
          <li key={scan.file}>
            <ScanCard scan={scan} onOpen={() => onOpen(scan.file)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ScanCard({
  scan: { file, alt, index, uses, isThere },
  onOpen,
}: {
  scan: Scan
  onOpen: () => void
}) {
  const isNew = index === undefined
  return (
    <button
      type="button"
      className={styles.scan}
      draggable={!isNew}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(SCAN_TYPE, file)}
      onClick={onOpen}
    >
      {isThere ? (
        <img src={pictureOf(file)} alt={alt ?? ''} loading="lazy" draggable={false} />
      ) : null}
      <span className={styles.name}>{file}</span>
      <span className={styles.uses} data-new={isNew || undefined}>
        {isNew ? 'new: say what it shows' : isThere ? usesIn(uses.length) : 'the scan is missing'}
      </span>
    </button>
  )
}
