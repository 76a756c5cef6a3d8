import { useState } from 'react'

import type { TrayScan } from '../../photographs/tray.ts'
import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { listLabel, photographLists } from '../photograph-lists.ts'
import { showAtEnd } from './describe.ts'
import { hasRoom, ListChoice, WordsBeside } from './scan-fields.tsx'
import { filesOf, namesOf } from './take-off.tsx'
import styles from './tray.module.css'

/** Puts photographs at the end of a list, where the words beside them are asked for. */
export function ShowIn({ scans }: { scans: TrayScan[] }) {
  const { state, change } = useDesk()
  const [chosen, setChosen] = useState('')
  const [added, setAdded] = useState('')
  const many = scans.length > 1
  // It may have been left out since, or filled.
  const place = hasRoom(photographLists(state).get(chosen), scans.length) ? chosen : ''

  function add() {
    const what = `Added ${namesOf(scans)} to ${listLabel(state, place)}`
    change(what, (data) => showAtEnd(state.forms, data, filesOf(scans), place), {
      said: () => `${what}.`,
    })
    setAdded(place)
    setChosen('')
  }

  return (
    <div className={forms.stack}>
      <ListChoice
        label={many ? 'Show them in' : 'Show it in'}
        value={place}
        more={scans.length}
        onChoose={setChosen}
      />
      {place ? (
        <button type="button" onClick={add}>
          {many ? `Add ${scans.length}` : 'Add it'}
        </button>
      ) : null}
      {scans.map(({ file, uses }) => {
        const use = added && uses.findLast((one) => one.startsWith(`${added}/`))
        return use ? (
          <div key={file} className={styles.withWords}>
            {many ? <img src={pictureOf(file)} alt={file} /> : null}
            <div className={forms.stack}>
              <WordsBeside place={use} />
            </div>
          </div>
        ) : null
      })}
    </div>
  )
}
