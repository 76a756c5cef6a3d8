import { useEffect, useRef, type DragEvent } from 'react'

import { useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { Arrivals } from './arrivals.tsx'
import { ScanCard } from './scan-card.tsx'
import { ScanDetail } from './scan-detail.tsx'
import type { Arrival, Dropped } from './use-arrivals.ts'
import styles from './tray.module.css'

type TrayProps = {
  arrivals: Arrival[]
  dropped: Dropped | undefined
  onFiles: (files: File[]) => void
  open: string | undefined
  onOpen: (file: string | undefined) => void
}

/** All scans: those that have just come, those that wait for words, and all others with their uses. */
export function Tray({ arrivals, dropped, onFiles, open, onOpen }: TrayProps) {
  const { state } = useDesk()
  const input = useRef<HTMLInputElement>(null)
  const cards = useRef<HTMLUListElement>(null)
  // The card of the photograph that was open gets the focus back.
  const last = useRef(open)
  useEffect(() => {
    const card = last.current && `[data-scan="${CSS.escape(last.current)}"]`
    if (card) cards.current?.querySelector<HTMLElement>(card)?.focus()
    last.current = open
  }, [open])
  const scan = state.scans.find(({ file }) => file === open)
  if (scan) {
    const metadata = arrivals.findLast(({ file }) => file === open)?.metadata
    const place = dropped?.scan === open ? dropped?.place : undefined
    return (
      <ScanDetail key={open} {...{ scan, metadata, place }} onClose={() => onOpen(undefined)} />
    )
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }

  return (
    <section
      className={forms.stack}
      aria-label="Photographs"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div className={`${forms.slip} ${styles.drop}`}>
        <p>Drop scans here: JPEG, TIFF, PNG or WebP, several at once.</p>
        <button type="button" onClick={() => input.current?.click()}>
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
        <p className={forms.hint}>Places in a scan’s data are not published.</p>
      </div>
      <Arrivals arrivals={arrivals} onOpen={onOpen} />
      <ul ref={cards} className={styles.grid}>
        {state.scans.map((one) => (
          <ScanCard key={one.file} scan={one} onPick={onOpen} />
        ))}
      </ul>
    </section>
  )
}
