import type { TrayScan } from '../../photographs/tray.ts'
import { useDesk } from '../desk.ts'
import { Choice } from '../forms/choice-field.tsx'
import { editsFor } from '../forms/edit-for.ts'
import forms from '../forms/forms.module.css'
import { useKeptFocus, type Selection } from '../use-selection.ts'
import { ShowIn } from './show-in.tsx'
import { TakeOff } from './take-off.tsx'
import styles from './tray.module.css'

type SelectedScansProps = { selection: Selection<string>; scans: TrayScan[] }

/** What can be done with several photographs at once: each is one change, and one undo takes it back. */
export function SelectedScans({ selection, scans }: SelectedScansProps) {
  const { selected, start, selectAll, end } = selection
  const around = useKeptFocus(selected !== undefined)
  const isDescribed = scans.every(({ index }) => index !== undefined)

  return (
    <div ref={around} className={selected && styles.selected}>
      {selected ? (
        <>
          <div className={styles.tools}>
            <p role="status">
              <strong>{selected.length} selected</strong>
            </p>
            <button type="button" onClick={selectAll}>
              All
            </button>
            <button type="button" onClick={end}>
              Done
            </button>
          </div>
          {scans.length === 0 ? (
            <p className={forms.hint}>Click photographs. With Shift, all between two clicks.</p>
          ) : null}
          {scans.length > 0 && isDescribed ? (
            <div className={styles.filmAndPlace}>
              <FilmOf scans={scans} />
              <ShowIn scans={scans} keptAt="show-in" onDone={end} />
            </div>
          ) : null}
          {isDescribed ? null : (
            <p className={forms.hint}>Some are new. Say what they show before they are shown.</p>
          )}
          {scans.length > 0 ? (
            <TakeOff key={selected.join('/')} scans={scans} onDone={end} />
          ) : null}
        </>
      ) : (
        <button type="button" onClick={start}>
          Select several
        </button>
      )}
    </div>
  )
}

/** The film of photographs, where they have the same. */
function FilmOf({ scans }: { scans: TrayScan[] }) {
  const { state, make } = useDesk()
  const films = new Set(scans.map(({ film = '' }) => film))

  function choose(film: string) {
    const files = new Set(scans.map(({ file }) => file))
    const what = `Set the film of ${scans.length === 1 ? scans[0]!.file : `${scans.length} photographs`}`
    void make(what, (now) =>
      now.scans.flatMap(({ file, index }) => {
        if (!files.has(file) || index === undefined) return []
        const path = [index, 'film']
        const value = film || undefined
        return editsFor(now, () => path, { file: 'photographs', path, value })
      }),
    )
  }

  return (
    <Choice
      label="Film"
      value={films.size === 1 ? [...films][0]! : ''}
      options={[...state.stocks, 'none']}
      onChoose={choose}
    />
  )
}
