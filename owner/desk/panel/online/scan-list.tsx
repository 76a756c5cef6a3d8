import type { Differences } from '../../online/differences.ts'
import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { fileLabel } from '../page-labels.ts'
import forms from '../forms/forms.module.css'
import styles from './go-online.module.css'

/** The scans that differ between two versions, as they are now. */
export function ScanList({ differences, label }: { differences: Differences; label: string }) {
  const { added, changed, renamed, removed } = differences
  const now = useDesk().state.scans.filter(({ isThere }) => isThere)
  const all: { words: string; file?: string }[] = [
    ...added.map((file) => ({ words: `New scan: ${file}`, file })),
    ...changed.map((file) => ({ words: `Another picture: ${file}`, file })),
    ...renamed.map(({ from, to }) => ({ words: `Renamed: ${from} → ${to}`, file: to })),
    ...removed.map((file) => ({ words: `Gone: ${file}` })),
  ]
  return (
    <ul className={`${forms.items} ${styles.list} ${styles.changes}`} aria-label={label}>
      {all.map(({ words, file }) => (
        <li key={words}>
          {file && now.some((scan) => scan.file === file) ? (
            <img className={forms.thumb} src={pictureOf(file)} alt="" />
          ) : null}
          {words}
        </li>
      ))}
    </ul>
  )
}

/** The pages that were changed, and how many scans, like “Home, Booking, 2 scans”. */
export function summaryOf({ pages, ...scans }: Differences): string {
  const { length } = Object.values(scans).flat()
  const count = length === 0 ? [] : [length === 1 ? '1 scan' : `${length} scans`]
  return [...pages.map(fileLabel), ...count].join(', ')
}
