import { useRef, useState, type SyntheticEvent } from 'react'

import type { Edit } from '../../edits/edit.ts'
import type { FormNode } from '../../form/node.ts'
import { questionsFor, valueFrom, type Given, type Question } from '../../form/questions.ts'
import type { DeskState } from '../../server/state.ts'
import { failureOf } from '../api.ts'
import type { Follow } from '../changes.ts'
import { useDesk } from '../desk.ts'
import { Choice, optionsOf } from './choice-field.tsx'
import { FieldFrame, MistakeText } from './field-frame.tsx'
import { goOnWithEnter } from './on-enter.ts'
import { PhotoChoice } from './photo-field.tsx'
import styles from './forms.module.css'

type BlankFormProps = {
  /** What the form is called. */
  name: string
  /** What is done, in words for the owner. */
  what: string
  node: FormNode
  /** Where what is typed is kept while something else is looked at. */
  keptAt?: string
  /** What is known already, and not asked for. */
  known?: Given
  /** The edits that write what was given. */
  editsFor: (value: unknown, ...now: [now: DeskState, follow: Follow]) => Edit[]
  /** The words on its button. */
  submitLabel?: string
  onAdded?: () => void
  onClose: () => void
}

/** Asks for what a new part holds. */
export function BlankForm({ node, known = {}, keptAt = '', editsFor, ...rest }: BlankFormProps) {
  const { name, what, submitLabel = 'Add', onAdded, onClose } = rest
  const { change, unsaved } = useDesk()
  const [given, setGiven] = useState((unsaved.get(keptAt) as Given | undefined) ?? known)
  const [mistake, setMistake] = useState<string>()
  const isBusy = useRef(false)
  const questions = questionsFor(node, given).filter(({ key }) => !Object.hasOwn(known, key))

  function give(key: string, typed: string) {
    const next = { ...given, [key]: typed }
    if (keptAt) unsaved.set(keptAt, next)
    setGiven(next)
  }

  function close() {
    unsaved.delete(keptAt)
    onClose()
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const value = valueFrom(node, given)
    const failure = failureOf(await change(what, (...now) => editsFor(value, ...now)))
    isBusy.current = false
    setMistake(failure)
    if (failure) return
    close()
    onAdded?.()
  }

  return (
    <form className={styles.slip} aria-label={name} onSubmit={submit} onKeyDown={goOnWithEnter}>
      {questions.map((question) => (
        <BlankField
          key={question.key}
          question={question}
          value={given[question.key] ?? ''}
          onChange={(typed) => give(question.key, typed)}
        />
      ))}
      <MistakeText text={mistake} />
      <div className={styles.row}>
        <button type="submit">{submitLabel}</button>
        <button type="button" onClick={close}>
          Cancel
        </button>
      </div>
    </form>
  )
}

type BlankFieldProps = {
  question: Question
  value: string
  mistake?: string | undefined
  onChange: (typed: string) => void
}

/** One question of a new part. */
export function BlankField({ question, value, mistake, onChange }: BlankFieldProps) {
  const { state } = useDesk()
  const { field, label } = question
  const { hint, optional, type } = field
  if (type === 'photograph') {
    return <PhotoChoice {...{ field, label, value }} onChoose={(scan) => onChange(scan ?? '')} />
  }
  const options = optionsOf(field, state)
  if (options) {
    const choice = { label, hint, optional, options, value }
    return <Choice {...choice} required={!optional} onChoose={onChange} />
  }

  return (
    <FieldFrame {...{ label, hint, optional, mistake }}>
      {(control) => (
        <textarea
          {...control}
          required={!optional}
          rows={1}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  )
}
