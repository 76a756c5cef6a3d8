import { useEffect, useRef } from 'react'

import { useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { ChooseScans } from './choose-scans.tsx'
import { Lost } from './lost.tsx'
import { NewScans } from './new-scans.tsx'
import { ScanCard } from './scan-card.tsx'
import cards from './scan-card.module.css'
import { ScanDetail } from './scan-detail.tsx'
import { SelectedScans } from './selected-scans.tsx'
import { isLost } from './use-arrivals.ts'
import { NEW_SCANS, type TrayWork } from './use-tray.ts'
import styles from './tray.module.css'

/** All scans: those that have just come, those that wait for words, and all others with their uses. */
export function Tray(work: TrayWork) {
  const { scans } = useDesk().state
  const { open, setOpen } = work
  const scan = scans.find(({ file }) => file === open)
  // The card of the photograph that was open gets the focus back, or else what is above all cards.
  const last = useRef(open)
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = last.current && `[data-scan="${CSS.escape(last.current)}"]`
    const all = grid.current
    if (card) (all?.querySelector<HTMLElement>(card) ?? all?.querySelector('button'))?.focus()
    last.current = open
  }, [open])

  if (scan?.index !== undefined) {
    const close = () => setOpen(undefined)
    return <ScanDetail key={open} {...{ scan }} index={scan.index} onClose={close} />
  }
  if (scan || open === NEW_SCANS) return <NewScans {...work} />
  return (
    <div ref={grid}>
      <AllScans {...work} />
    </div>
  )
}

function AllScans({ arrivals, dismiss, setOpen, selection }: TrayWork) {
  const { state, take } = useDesk()
  const { selected, press } = selection
  const waiting = state.scans.filter(({ index }) => index === undefined).length
  const coming = arrivals.filter((one) => !one.file && !isLost(one)).length

  return (
    <section className={forms.stack} aria-label="Photographs" onKeyDown={selection.onKeyDown}>
      <div className={`${forms.slip} ${styles.drop}`}>
        <p>Drop scans here, or anywhere: JPEG, TIFF, PNG or WebP, a whole roll at once.</p>
        <ChooseScans onFiles={take} />
        <p className={forms.hint}>Places in a scan’s data are not published.</p>
      </div>
      <Lost {...{ arrivals, dismiss }} />
      {waiting + coming > 0 ? (
        <div className={forms.slip} data-tone="canary">
          <p>
            {waiting + coming === 1 ? 'One new scan waits' : `${waiting + coming} new scans wait`}{' '}
            for words.
          </p>
          <button type="button" onClick={() => setOpen(NEW_SCANS)}>
            Say what they show
          </button>
        </div>
      ) : null}
      <SelectedScans
        selection={selection}
        scans={state.scans.filter(({ file }) => selected?.includes(file))}
      />
      <ul className={cards.grid}>
        {state.scans.map((one) => (
          <ScanCard
            key={one.file}
            scan={one}
            isSelected={selected && selection.isSelected(one.file)}
            onPick={(file, event) => {
              if (!press(file, event)) setOpen(file)
            }}
          />
        ))}
      </ul>
    </section>
  )
}
