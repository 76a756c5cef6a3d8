import type { File } from '../../../../pipeline/content/files.ts'

import { useDesk } from '../desk.ts'
import { ELSEWHERE, fileLabel, PAGES } from '../places.ts'
import { FormPart } from './form-part.tsx'
import styles from './form-part.module.css'

/** Everything on the page that is shown. */
export function PageForm({ path }: { path: string }) {
  const page = PAGES.find((one) => one.path === path)
  if (!page) return <p>This page has no words of its own. Choose another above.</p>
  return <FileForm file={page.file} />
}

/** Everything that is not on one page. */
export function StudioForms() {
  const { chosen } = useDesk()
  return ELSEWHERE.map(({ file, label }, at) => (
    <details key={file} className={styles.file} open={at === 0 || chosen?.startsWith(`${file}/`)}>
      <summary className={styles.summary}>{label}</summary>
      <FileForm file={file} />
    </details>
  ))
}

function FileForm({ file }: { file: File }) {
  const { state } = useDesk()
  const form = state.forms[file]
  if (!form) {
    return (
      <div role="alert">
        <p>The words of {fileLabel(file)} cannot be read now:</p>
        <ul>
          {state.mistakes
            .filter((mistake) => mistake.file.endsWith(`/${file}.yaml`))
            .map(({ line, message }) => (
              <li key={`${line}${message}`}>{`Line ${line}: ${message}`}</li>
            ))}
        </ul>
      </div>
    )
  }
  const parts = form.type === 'group' ? form.children : [form]
  return (
    <div className={styles.parts}>
      {parts.map((part) => (
        <FormPart key={part.field} file={file} node={part} />
      ))}
    </div>
  )
}
