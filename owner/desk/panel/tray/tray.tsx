import { useEffect, useRef } from 'react'

import { useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { ChooseScans, NotTaken } from './arrivals.tsx'
import { NewScans } from './new-scans.tsx'
import { ScanCard } from './scan-card.tsx'
import cards from './scan-card.module.css'
import { ScanDetail } from './scan-detail.tsx'
import { SelectedScans } from './selected-scans.tsx'
import { DemoOut, Needed } from './take-off.tsx'
import { isComing } from './use-arrivals.ts'
import { isUnused, NEW_SCANS, type TrayWork } from './use-tray.ts'
import styles from './tray.module.css'

/** All scans: those that have just come, those that wait for words, and all others with their uses. */
export function Tray(work: TrayWork) {
  const { scans } = useDesk().state
  const { open, setOpen } = work
  const file = open?.files[0]
  const scan = scans.find((one) => one.file === file)
  // The card of the photograph that was open gets the focus back, or else what is above all cards.
  const last = useRef(file)
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = last.current && `[data-scan="${CSS.escape(last.current)}"]`
    const all = grid.current
    if (card) (all?.querySelector<HTMLElement>(card) ?? all?.querySelector('button'))?.focus()
    last.current = file
  }, [file])

  if (open?.isRoll || scan?.isNew) return <NewScans {...work} />
  if (scan?.index !== undefined) {
    return (
      <ScanDetail key={file} {...{ scan }} index={scan.index} onClose={() => setOpen(undefined)} />
    )
  }
  return (
    <div ref={grid}>
      <AllScans {...work} />
    </div>
  )
}

function AllScans(work: TrayWork) {
  const { arrivals, setOpen, selection, listed, onlyUnused, setOnlyUnused } = work
  const { state, take } = useDesk()
  const { selected, press } = selection
  const waiting = state.scans.filter(({ isNew }) => isNew).length + arrivals.filter(isComing).length

  return (
    <section className={forms.stack} aria-label="Photographs" onKeyDown={selection.onKeyDown}>
      <div className={`${forms.slip} ${styles.drop}`}>
        <p>Drop scans here, or anywhere: JPEG, TIFF, PNG or WebP, a whole roll at once.</p>
        <ChooseScans onFiles={take} />
        <p className={forms.hint}>Places in a scan’s data are not published.</p>
      </div>
      <NotTaken {...work} />
      {waiting > 0 ? (
        <div className={forms.slip} data-tone="canary">
          <p>
            {waiting === 1 ? 'One new scan waits' : `${waiting} new scans wait`} for words. Until
            then no page shows {waiting === 1 ? 'it' : 'them'}.
          </p>
          <button type="button" onClick={() => setOpen(NEW_SCANS)}>
            Say what {waiting === 1 ? 'it shows' : 'they show'}
          </button>
        </div>
      ) : null}
      <Needed scans={state.scans} />
      <DemoOut />
      <SelectedScans
        selection={selection}
        scans={state.scans.filter(({ file }) => selected?.includes(file))}
      >
        <button type="button" aria-pressed={onlyUnused} onClick={() => setOnlyUnused(!onlyUnused)}>
          Unused ({state.scans.filter(isUnused).length})
        </button>
      </SelectedScans>
      <ul className={cards.grid}>
        {listed.map((one) => (
          <ScanCard
            key={one.file}
            scan={one}
            isSelected={selected && selection.isSelected(one.file)}
            onPick={(file, event) => {
              if (!press(file, event)) setOpen({ files: [file] })
            }}
          />
        ))}
      </ul>
    </section>
  )
}
