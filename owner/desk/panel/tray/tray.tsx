import { useEffect, useRef, type ReactNode } from 'react'

import type { TrayScan } from '../../photographs/tray.ts'
import { DeskContext, useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { placeLabel } from '../page-labels.ts'
import { SelectionTools, type Selection } from '../selection.tsx'
import { ChooseScans, NotTaken } from './arrivals.tsx'
import { FocalPoint } from './focal-point.tsx'
import { NewScans } from './new-scans.tsx'
import { OtherOwner, useMetadata } from './remarks.tsx'
import { ScanCard } from './scan-card.tsx'
import { SCAN_FIELDS, ScanField, useDeskForAll } from './scan-fields.tsx'
import { ShowIn } from './show-in.tsx'
import { DemoOut, filesOf, namesOf, Needed, placesThatNeed, TakeOff } from './take-off.tsx'
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
      <ul className={styles.grid}>
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

type SelectedScansProps = {
  selection: Selection<string>
  scans: TrayScan[]
  /** What is beside the button that begins. */
  children: ReactNode
}

/** What can be done with several photographs at once: each is one change, and one undo takes it back. */
function SelectedScans({ selection, scans, children }: SelectedScansProps) {
  const { selected = [], end } = selection
  const what = `Set the film of ${namesOf(scans)}`
  const deskForAll = useDeskForAll({ files: filesOf(scans), what })
  const [first] = scans
  const isSame = scans.every(({ film }) => film === first?.film)
  const isNew = scans.some((one) => one.isNew)
  const isOff = scans.some((one) => one.hidden)

  return (
    <SelectionTools {...{ selection }} beside={children}>
      {first ? null : (
        <p className={forms.hint}>Click photographs. With Shift, all between two clicks.</p>
      )}
      {isNew ? (
        <p className={forms.hint}>Some are new. Say what they show before they are shown.</p>
      ) : null}
      {first?.index !== undefined && !isNew ? (
        <div className={`${forms.row} ${styles.filmAndPlace}`}>
          <DeskContext value={deskForAll}>
            <ScanField
              index={first.index}
              name="film"
              asked={{ hint: undefined }}
              value={isSame ? first.film : ''}
            />
          </DeskContext>
          {isOff ? null : <ShowIn key={selected.join('/')} scans={scans} />}
        </div>
      ) : null}
      {first ? <TakeOff key={selected.join('/')} scans={scans} onDone={end} /> : null}
    </SelectionTools>
  )
}

type ScanDetailProps = { scan: TrayScan; index: number; onClose: () => void }

/** One photograph: what it shows, its film, the point no crop may lose, and where it is shown. */
function ScanDetail({ scan, index, onClose }: ScanDetailProps) {
  const { state, choose } = useDesk()
  const { file, hidden, uses } = scan
  const { by } = useMetadata(file)
  const isOff = hidden && placesThatNeed(state, [scan]).length === 0

  return (
    <section className={forms.stack} aria-label={file}>
      <button ref={focus} type="button" onClick={onClose}>
        ← All photographs
      </button>
      <h2>{file}</h2>
      <FocalPoint {...{ scan, index }} />
      <OtherOwner {...{ index, by }} />
      {SCAN_FIELDS.map((name) => (
        <ScanField key={name} {...{ index, name }} />
      ))}
      <section className={forms.stack} aria-label="Where it is shown">
        <h3>{hidden ? 'Where it was shown' : 'Where it is shown'}</h3>
        {uses.length === 0 ? <p>Nowhere yet.</p> : null}
        {uses.map((place) => (
          <button key={place} type="button" onClick={() => choose(place)}>
            {placeLabel(state, place)}
          </button>
        ))}
      </section>
      {hidden ? null : <ShowIn scans={[scan]} />}
      <section className={forms.slip} data-tone="pink" aria-label="Take it off the site">
        <h3>{isOff ? 'It is taken off the site' : 'Take it off the site'}</h3>
        <p>
          {isOff
            ? 'No page shows it, and the scan is still on this computer. Visitors see it until you put the site online.'
            : 'Takes it off every page, for example because someone in it asked. The scan stays on this computer. Visitors see it until you put the site online.'}
        </p>
        <Needed scans={[scan]} />
        <TakeOff scans={[scan]} onDone={onClose} />
      </section>
    </section>
  )
}

function focus(element: HTMLElement | null) {
  element?.focus()
}
