import type { ReactNode } from 'react'

import type { TrayScan } from '../../photographs/tray.ts'
import { DeskContext } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { SelectionTools } from '../selection-tools.tsx'
import type { Selection } from '../use-selection.ts'
import { ScanField, useDeskForAll } from './scan-fields.tsx'
import { ShowIn } from './show-in.tsx'
import { filesOf, namesOf, TakeOff } from './take-off.tsx'
import styles from './tray.module.css'

type SelectedScansProps = {
  selection: Selection<string>
  scans: TrayScan[]
  /** What is beside the button that begins. */
  children: ReactNode
}

/** What can be done with several photographs at once: each is one change, and one undo takes it back. */
export function SelectedScans({ selection, scans, children }: SelectedScansProps) {
  const { selected = [], end } = selection
  const what = `Set the film of ${namesOf(scans)}`
  const deskForAll = useDeskForAll({ files: filesOf(scans), what })
  const [first] = scans
  const isSame = scans.every(({ film }) => film === first?.film)
  const isNew = scans.some((one) => one.isNew)

  return (
    <SelectionTools {...{ selection }} beside={children}>
      {first ? null : (
        <p className={forms.hint}>Click photographs. With Shift, all between two clicks.</p>
      )}
      {isNew ? (
        <p className={forms.hint}>Some are new. Say what they show before they are shown.</p>
      ) : null}
      {first?.index !== undefined && !isNew ? (
        <div className={styles.filmAndPlace}>
          <DeskContext value={deskForAll}>
            <ScanField
              index={first.index}
              name="film"
              asked={{ hint: undefined }}
              value={isSame ? first.film : ''}
            />
          </DeskContext>
          <ShowIn key={selected.join('/')} scans={scans} />
        </div>
      ) : null}
      {first ? <TakeOff key={selected.join('/')} scans={scans} onDone={end} /> : null}
    </SelectionTools>
  )
}
