import type { ContentFile } from '#pipeline/content/files.ts'

import { useDesk } from '../desk.ts'
import { ELSEWHERE, fileLabel, PAGES } from '../page-labels.ts'
import { Fold } from './fold.tsx'
import { Parts } from './form-part.tsx'
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

/** What is wrong with files that cannot be read: no field says it. */
export function Unread() {
  const { mistakes, data, unread } = useDesk().state
  const own = mistakes.filter(({ of }) => !of || data[of] === undefined || unread.includes(of))
  if (own.length === 0) return null
  return (
    <div className={styles.slip} data-tone="pink" role="alert">
      <p>Some words cannot be read. Your site stays as it is until they can.</p>
      {own.map(({ file, line, message }) => (
        <p key={`${file}${line}${message}`}>
          {`${file}${line === undefined ? '' : `, line ${line}`}: ${message}`}
        </p>
      ))}
    </div>
  )
}
