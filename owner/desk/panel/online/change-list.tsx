import type { Changes } from '../../online/changes.ts'
import type { Difference } from '../../online/compare.ts'
import { placeName } from '../../traces/place.ts'
import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { placeLabel } from '../places.ts'
import forms from '../forms/forms.module.css'
import styles from './go-online.module.css'

/** What going online would change: words before and after, and photographs. */
export function ChangeList({ changes }: { changes: Changes }) {
  const { differences, scans, isFirst } = changes
  if (isFirst) return <p>Your site has not been online from here yet. All of it is new.</p>

  const count = [differences, ...Object.values(scans)].flat().length
  if (count === 0) return <p>Nothing has changed since it was last online.</p>
  return (
    <ul
      className={`${forms.items} ${styles.changes}`}
      aria-label="Changed since it was last online"
    >
      {differences.map((difference) => (
        <li key={placeName(difference.file, difference.path) + difference.kind}>
          <Change difference={difference} />
        </li>
      ))}
      {scans.added.map((file) => (
        <li key={file}>
          <img className={forms.thumb} src={pictureOf(file)} alt="" /> New scan: {file}
        </li>
      ))}
      {scans.changed.map((file) => (
        <li key={file}>
          <img className={forms.thumb} src={pictureOf(file)} alt="" /> Another picture: {file}
        </li>
      ))}
      {scans.renamed.map(({ from, to }) => (
        <li key={to}>
          <img className={forms.thumb} src={pictureOf(to)} alt="" /> Renamed: {from} → {to}
        </li>
      ))}
      {scans.removed.map((file) => (
        <li key={file}>Gone: {file}</li>
      ))}
    </ul>
  )
}

function Change({ difference }: { difference: Difference }) {
  const { state } = useDesk()
  const { kind } = difference
  return (
    <p>
      {placeLabel(state, placeName(difference.file, difference.path))}:{' '}
      {kind === 'moved' ? 'in another order' : null}
      {'before' in difference ? <del>{shown(difference.before)}</del> : null}
      {kind === 'changed' ? ' → ' : null}
      {'after' in difference ? <ins>{shown(difference.after)}</ins> : null}
    </p>
  )
}

function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value).map(shown).join(' · ')
}
