import { useState, type SyntheticEvent } from 'react'

import type { Edit } from '../../edits/edit.ts'
import type { FormNode } from '../../form/node.ts'
import { questionsFor, valueFrom, type Given, type Question } from '../../form/questions.ts'
import { failureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { Choice, optionsOf } from './choice-field.tsx'
import { FieldFrame, MistakeText } from './field-frame.tsx'
import { PhotoChoice } from './photo-field.tsx'
import styles from './forms.module.css'

type BlankFormProps = {
  /** What the form is called. */
  name: string
  /** What is done, in words for the owner. */
  what: string
  node: FormNode
  /** What is known already, and not asked for. */
  known?: Given
  /** The edits that write what was given. */
  editsFor: (value: unknown) => Edit[]
  /** The words on its button. */
  submitLabel?: string
  onClose: () => void
}

/** Asks for what a new part holds. */
export function BlankForm({ node, known = {}, editsFor, onClose, ...words }: BlankFormProps) {
  const { name, what, submitLabel = 'Add' } = words
  const { change } = useDesk()
  const [given, setGiven] = useState<Given>(known)
  const [mistake, setMistake] = useState<string>()
  const questions = questionsFor(node, given).filter(({ key }) => !Object.hasOwn(known, key))

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const failure = failureOf(await change(what, editsFor(valueFrom(node, given))))
    setMistake(failure)
    if (!failure) onClose()
  }

  return (
    <form className={styles.slip} aria-label={name} onSubmit={submit}>
      {questions.map((question) => {
        const { key } = question
        const set = (typed: string) => setGiven((now) => ({ ...now, [key]: typed }))
        return <BlankField key={key} question={question} value={given[key] ?? ''} onChange={set} />
      })}
      <MistakeText text={mistake} />
      <div className={styles.row}>
        <button type="submit">{submitLabel}</button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  )
}

type BlankFieldProps = {
  question: Question
  value: string
  onChange: (typed: string) => void
}

function BlankField({ question: { field, label }, value, onChange }: BlankFieldProps) {
  const { state } = useDesk()
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
    <FieldFrame {...{ label, hint, optional }}>
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
