import type { ContentFile } from '#pipeline/content/files.ts'

import { useDesk } from '../desk.ts'
import { ELSEWHERE, fileLabel, PAGES } from '../places.ts'
import { Fold } from './fold.tsx'
import { FormPart, Parts } from './form-part.tsx'
import styles from './forms.module.css'

/** Everything on the page that is shown. */
export function PageForm({ path }: { path: string }) {
  const page = PAGES.find((one) => one.path === path)
  if (!page) return <p>This page has no words of its own. Choose another above.</p>
  return <FileForm file={page.file} />
}

/** Everything that is not on one page. */
export function StudioForms() {
  const { isOpen } = useDesk()
  return ELSEWHERE.map(({ file, label }, at) => (
    <Fold key={file} place={file} {...{ label }} isOpen={isOpen(file) ?? at === 0}>
      <FileForm file={file} />
    </Fold>
  ))
}

function FileForm({ file }: { file: ContentFile }) {
  const { state } = useDesk()
  const form = state.forms[file]
  const value = state.data[file]
  const isRead = value !== undefined
  return (
    <div className={styles.stack}>
      {isRead ? null : <Unread file={file} />}
      {isRead && form.type === 'group' ? (
        <Parts {...{ file, value }} group={form} path={[]} />
      ) : null}
      {isRead && form.type !== 'group' ? (
        <FormPart {...{ file, value }} node={{ ...form, label: fileLabel(file) }} path={[]} />
      ) : null}
    </div>
  )
}

/** What is wrong with a file that cannot be read. */
export function Unread({ file }: { file: ContentFile }) {
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
