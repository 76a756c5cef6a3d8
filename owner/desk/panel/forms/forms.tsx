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

/** All that a file may hold. */
export function FileForm({ file }: { file: ContentFile }) {
  const { forms, data } = useDesk().state
  const value = data[file]
  return (
    <div className={styles.stack}>
      {value === undefined ? (
        <Unread file={file} />
      ) : (
        <Parts {...{ file, value }} group={{ ...forms[file], label: fileLabel(file) }} path={[]} />
      )}
    </div>
  )
}

/** What is wrong with a file that cannot be read. */
function Unread({ file }: { file: ContentFile }) {
  const { mistakes } = useDesk().state
  return (
    <div className={styles.slip} data-tone="pink" role="alert">
      <p>
        Some words of {fileLabel(file)} cannot be read. Your site shows the last ones that could.
      </p>
      {mistakes
        .filter(({ of }) => of === file)
        .map(({ file: name, line, message }) => (
          <p key={`${line}${message}`}>{`${name}, line ${line}: ${message}`}</p>
        ))}
    </div>
  )
}
