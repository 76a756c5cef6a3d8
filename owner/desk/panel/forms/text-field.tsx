import type { KeyboardEvent } from 'react'

import type { ContentFile } from '#pipeline/content/files.ts'
import type { Mistake } from '#pipeline/model/mistake.ts'

import type { Field } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { useDesk } from '../desk.ts'
import { previewFacts } from './preview-facts.ts'
import { DoubtedWords } from './doubted-words.tsx'
import { remarkOn } from './remarks.ts'
import { FieldFrame } from './field-frame.tsx'
import { useDraft } from './use-draft.ts'
import styles from './forms.module.css'

type TextFieldProps = { file: ContentFile; field: Field; what: string }

/** Text, a setting or a number: shown on the page while it is typed, saved when typing stops. */
export function TextField({ file, field, what }: TextFieldProps) {
  const { state, preview, trust } = useDesk()
  const draft = useDraft(file, field, what)
  const place = placeName(file, field.path)
  const { label, hint, optional } = field
  const mistake = draft.mistake ?? mistakeIn(state.mistakes, file, field.field)

  function edit(value: string) {
    draft.edit(value)
    trust([place])
    preview(place, previewFacts(draft.value, state.facts), previewFacts(value, state.facts))
  }

  const isText = field.type === 'text'

  /** Words of several lines get another. A setting is one line, or what was pasted: the snippet of a service. */
  function saveOnEnter(event: KeyboardEvent) {
    const { key, shiftKey, nativeEvent } = event
    if (key !== 'Enter' || nativeEvent.isComposing) return
    if (isText && (shiftKey || draft.value.includes('\n'))) return
    event.preventDefault()
    draft.save()
  }

  const typing = {
    'data-place': place,
    value: draft.value,
    onChange: ({ target }: { target: { value: string } }) => edit(target.value),
    onBlur: draft.leave,
    ...(isText ? {} : { autoComplete: 'off', spellCheck: false }),
  }
  const remark = remarkOn(field.field, draft.value)
  return (
    <FieldFrame {...{ label, optional, mistake, remark }} hint={remark ? undefined : hint}>
      {(control) => (
        <>
          {field.type === 'number' ? (
            <input {...control} {...typing} inputMode="decimal" onKeyDown={saveOnEnter} />
          ) : (
            <textarea
              {...control}
              {...typing}
              rows={isText ? rowsFor(draft.value) : 1}
              onKeyDown={saveOnEnter}
            />
          )}
          <DoubtedWords place={place} />
          {draft.conflicting === undefined ? null : (
            <div className={styles.slip} data-tone="goldenrod" role="alert">
              <p>This was changed elsewhere in the meantime. There it says:</p>
              <blockquote>{draft.conflicting}</blockquote>
              <button type="button" onClick={draft.keepTheirs}>
                Keep that
              </button>
              <button type="button" onClick={draft.keepMine}>
                Use mine
              </button>
            </div>
          )}
        </>
      )}
    </FieldFrame>
  )
}

/** Browsers that grow a field with its words take this as the least. */
function rowsFor(words: string): number {
  return words.split('\n').reduce((rows, line) => rows + Math.ceil((line.length + 1) / 42), 0)
}

function mistakeIn(mistakes: Mistake[], file: ContentFile, field: string): string | undefined {
  return mistakes.find((one) => one.field === field && one.file.endsWith(`/${file}.yaml`))?.message
}
