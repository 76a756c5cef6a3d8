import { useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'

import type { Given } from '../../form/questions.ts'
import type { TrayScan } from '../../photographs/tray.ts'
import { failureOf, pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { Choice } from '../forms/choice-field.tsx'
import { MistakeText } from '../forms/field-frame.tsx'
import forms from '../forms/forms.module.css'
import { focusMissing, goOnWithEnter } from '../forms/on-enter.ts'
import { listLabel, photographLists } from '../photograph-lists.ts'
import { editsAtEnd, questionsAt } from './destination.ts'
import styles from './tray.module.css'
import { WordsBeside } from './words-beside.tsx'

type ShowInProps = {
  scans: TrayScan[]
  /** Where what is typed is kept while something else is looked at. */
  keptAt: string
  onDone?: () => void
}

type Typed = { place: string; given: Partial<Record<string, Given>> }

const NOTHING: Typed = { place: '', given: {} }

/** Puts photographs at the end of one of the lists that are made of photographs, each with its words. */
export function ShowIn({ scans, keptAt, onDone }: ShowInProps) {
  const { state, change, unsaved } = useDesk()
  const around = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(() => (unsaved.get(keptAt) ?? NOTHING) as Typed)
  const [isAsking, setAsking] = useState(false)
  const [mistake, setMistake] = useState<string>()
  const { given } = typed
  const lists = [...photographLists(state).keys()]
  // Its section may have been left out since.
  const place = lists.includes(typed.place) ? typed.place : ''
  const questions = place ? questionsAt(state, place) : []
  const many = scans.length > 1

  function write(next: Typed) {
    if (Object.keys(next.given).length > 0) unsaved.set(keptAt, next)
    setTyped(next)
  }

  function give(file: string, key: string, words: string) {
    write({ place, given: { ...given, [file]: { ...given[file], [key]: words } } })
  }

  async function add(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const isMissing = focusMissing(event.currentTarget)
    setAsking(isMissing)
    if (isMissing) return
    const shown = scans.map(({ file }) => ({ scan: file, given: given[file] ?? {} }))
    const what = `Added ${many ? `${scans.length} photographs` : scans[0]!.file} to ${listLabel(state, place)}`
    const failure = failureOf(await change(what, (now) => editsAtEnd(now, place, shown)))
    setMistake(failure)
    if (failure) return
    close()
    onDone?.()
  }

  function close() {
    unsaved.delete(keptAt)
    flushSync(() => setTyped(NOTHING))
    around.current?.querySelector('select')?.focus()
  }

  return (
    <div ref={around} className={forms.stack}>
      <Choice
        label={many ? 'Show them in' : 'Show it in'}
        value={place}
        options={lists}
        nameOf={(one) => listLabel(state, one)}
        onChoose={(chosen) => {
          flushSync(() => write({ place: chosen, given }))
          if (chosen) around.current?.scrollIntoView({ block: 'start' })
        }}
      />
      {place ? (
        <form
          noValidate
          className={forms.slip}
          aria-label="Words beside it"
          onSubmit={(event) => void add(event)}
          onKeyDown={goOnWithEnter}
        >
          {scans.map(({ file }) => (
            <div key={file} className={styles.withWords}>
              {many ? <img src={pictureOf(file)} alt={file} /> : null}
              <div className={forms.stack}>
                <WordsBeside
                  {...{ questions, isAsking }}
                  given={given[file] ?? {}}
                  isInstead={false}
                  onGive={(key, words) => give(file, key, words)}
                />
              </div>
            </div>
          ))}
          <MistakeText text={mistake} />
          <div className={forms.row}>
            <button type="submit">{many ? `Add ${scans.length}` : 'Add'}</button>
            <button type="button" onClick={close}>
              Cancel
            </button>
          </div>
        </form>
      ) : null}
    </div>
  )
}
