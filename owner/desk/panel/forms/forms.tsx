import type { ContentFile } from '#pipeline/content/files.ts'

import type { DeskMistake } from '../../document/validate.ts'
import { nodeAt } from '../../form/node.ts'
import { useDesk, type DeskState } from '../desk.ts'
import { ELSEWHERE, fileLabel, PAGES } from '../page-labels.ts'
import { SCAN_FIELDS } from '../tray/scan-fields.tsx'
import { Fold, Parts } from './form-part.tsx'
import styles from './forms.module.css'

/** Everything on the page that is shown. */
export function PageForm({ path }: { path: string }) {
  const page = PAGES.find((one) => one.path === path)
  if (!page) return <p>This page has no words of its own. Choose another above.</p>
  return <FileForm file={page.file} />
}

/** Everything that is not on one page. */
export function StudioForms() {
  return ELSEWHERE.map(({ file, label }, at) => (
    <Fold key={file} place={file} {...{ label }} isFirst={at === 0}>
      <FileForm file={file} />
    </Fold>
  ))
}

/** All that a file may hold. Nothing where it cannot be read. */
export function FileForm({ file }: { file: ContentFile }) {
  const { forms, data } = useDesk().state
  const value = data[file]
  if (value === undefined) return null
  return (
    <div className={styles.stack}>
      <Parts {...{ file, value }} group={{ ...forms[file], label: fileLabel(file) }} path={[]} />
    </div>
  )
}

/** What is wrong that no field says: in files that cannot be read, in whole lists, in what no form knows. */
export function Unsaid() {
  const { state } = useDesk()
  const own = state.mistakes.filter((one) => !isSaid(state, one))
  if (own.length === 0) return null
  return (
    <div className={styles.slip} data-tone="pink" role="alert">
      <p>Some words cannot be used. Your site stays as it is until they can.</p>
      {own.map(({ file, line, message }) => (
        <p key={`${file}${line}${message}`}>
          {`${file}${line === undefined ? '' : `, line ${line}`}: ${message}`}
        </p>
      ))}
    </div>
  )
}

/** Whether the field that is wrong says so. */
function isSaid({ forms, data, unread }: DeskState, { of, path }: DeskMistake): boolean {
  if (!of || of === 'controls' || data[of] === undefined || unread.includes(of)) return false
  // There all are said together.
  if (of === 'look') return true
  if (of === 'photographs' && !SCAN_FIELDS.includes(String(path[1]))) return false
  const { type } = nodeAt(forms[of], data[of], path) ?? { type: 'group' }
  return type !== 'group' && type !== 'list'
}
