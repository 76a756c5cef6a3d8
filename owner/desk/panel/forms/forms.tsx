import type { ReactNode } from 'react'

import type { ContentFile } from '#pipeline/content/files.ts'

import { fieldsIn } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { useDesk } from '../desk.ts'
import { ELSEWHERE, fileLabel, PAGES } from '../places.ts'
import { Fold } from './fold.tsx'
import { FormPart } from './form-part.tsx'
import styles from './forms.module.css'

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
    <Fold
      key={file}
      place={file}
      {...{ label }}
      isFirst={at === 0}
      isChosen={chosen?.startsWith(`${file}/`) ?? false}
    >
      <FileForm file={file} />
    </Fold>
  ))
}

/** What only search engines and the browser’s tab show of a page. Last, because the page does not. */
const SEARCH_WORDS = ['title', 'description']

function SearchWords({ file, children }: { file: ContentFile; children: ReactNode }) {
  const { chosen } = useDesk()
  const isChosen = SEARCH_WORDS.some((name) => chosen === placeName(file, [name]))
  return (
    <Fold place={`${file} search`} label="For search engines" {...{ isChosen }}>
      {children}
    </Fold>
  )
}

function FileForm({ file }: { file: ContentFile }) {
  const { state } = useDesk()
  const form = state.forms[file]
  const shown = new Set(fieldsIn(form).map(({ field }) => field))
  // What is wrong with a field is shown there.
  const mistakes = state.mistakes.filter(
    (one) => one.file.endsWith(`/${file}.yaml`) && !shown.has(one.field ?? ''),
  )
  const whole = form ? [{ ...form, label: fileLabel(file) }] : []
  const all = form?.type === 'group' ? form.children : whole
  const isPage = PAGES.some((page) => page.file === file)
  const search = isPage ? all.filter(({ path }) => SEARCH_WORDS.includes(String(path[0]))) : []
  const parts = all.filter((part) => !search.includes(part))
  return (
    <div className={styles.stack}>
      {mistakes.length > 0 ? (
        <div className={styles.slip} data-tone="pink" role="alert">
          <p>Some words of {fileLabel(file)} cannot be read:</p>
          {mistakes.map(({ line, message }) => (
            <p key={`${line}${message}`}>{`Line ${line}: ${message}`}</p>
          ))}
        </div>
      ) : null}
      {parts.map((part) => (
        <FormPart key={part.field} file={file} node={part} />
      ))}
      {search.length > 0 ? (
        <SearchWords file={file}>
          {search.map((part) => (
            <FormPart key={part.field} file={file} node={part} />
          ))}
        </SearchWords>
      ) : null}
    </div>
  )
}
