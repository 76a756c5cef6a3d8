import type { Given, Question } from '../../form/questions.ts'
import { BlankField } from '../forms/blank-form.tsx'
import forms from '../forms/forms.module.css'

type WordsBesideProps = {
  questions: Question[]
  given: Given
  /** Whether what is missing is asked for. */
  isAsking: boolean
  /** Whether it replaces a photograph, whose words may still fit. */
  isInstead: boolean
  onGive: (key: string, words: string) => void
}

/** The words beside a photograph where it is shown: its caption, its title. */
export function WordsBeside({ questions, given, isAsking, isInstead, onGive }: WordsBesideProps) {
  return questions.map((question) => {
    const { key, label, field } = question
    const words = given[key] ?? ''
    const before = isInstead && field.value !== words ? String(field.value) : undefined
    return (
      <div key={key} className={forms.field}>
        <BlankField
          {...{ question }}
          value={words}
          mistake={
            isAsking && !field.optional && !words.trim()
              ? `${label} is shown beside it. Write it.`
              : undefined
          }
          onChange={(typed) => onGive(key, typed)}
        />
        {before === undefined ? null : (
          <button type="button" onClick={() => onGive(key, before)}>
            Keep that of the photograph before: “{before}”
          </button>
        )}
      </div>
    )
  })
}
