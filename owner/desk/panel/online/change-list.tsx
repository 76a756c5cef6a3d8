import type { Changes } from '../../online/changes.ts'
import type { Difference } from '../../online/compare.ts'
import { placeName } from '../../traces/place.ts'
import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { fileLabel, placeLabel } from '../places.ts'
import forms from '../forms/forms.module.css'
import styles from './go-online.module.css'

type Differences = Pick<Changes, 'differences' | 'scans'>

type ChangeListProps = Differences & { label: string }

/** What differs between two versions: words before and after, and photographs. */
export function ChangeList({ differences, scans, label }: ChangeListProps) {
  return (
    <ul className={`${forms.items} ${styles.changes}`} aria-label={label}>
      {differences.map((difference) => (
        <li key={placeName(difference.file, difference.path) + difference.kind}>
          <Change difference={difference} />
        </li>
      ))}
      {scans.added.map((file) => (
        <li key={file}>
          <Picture file={file} /> New scan: {file}
        </li>
      ))}
      {scans.changed.map((file) => (
        <li key={file}>
          <Picture file={file} /> Another picture: {file}
        </li>
      ))}
      {scans.renamed.map(({ from, to }) => (
        <li key={to}>
          <Picture file={to} /> Renamed: {from} → {to}
        </li>
      ))}
      {scans.removed.map((file) => (
        <li key={file}>Gone: {file}</li>
      ))}
    </ul>
  )
}

/** The pages that were changed, and how many scans, like “Home, Booking, 2 scans”. */
export function summaryOf({ differences, scans }: Differences): string {
  const files = [...new Set(differences.map(({ file }) => fileLabel(file)))]
  const { length } = Object.values(scans).flat()
  const count = length === 0 ? [] : [length === 1 ? '1 scan' : `${length} scans`]
  return [...files, ...count].join(', ')
}

/** A scan as it is now. An earlier version may have had one that is gone. */
function Picture({ file }: { file: string }) {
  const { scans } = useDesk().state
  const isThere = scans.some((scan) => scan.file === file && scan.isThere)
  return isThere ? <img className={forms.thumb} src={pictureOf(file)} alt="" /> : null
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
