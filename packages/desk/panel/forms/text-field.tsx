import type { File } from '../../../../pipeline/content/files.ts'

import type { Field } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { useDesk } from '../desk.ts'
import { fillIn } from './fill-in.ts'
import { FieldFrame } from './field-frame.tsx'
import { useDraft } from './use-draft.ts'
import styles from './field.module.css'

type TextFieldProps = { file: File; field: Field; what: string }

/** A text, a setting or a number: seen on the page while it is typed, written when typing stops. */
export function TextField({ file, field, what }: TextFieldProps) {
  const { state, preview } = useDesk()
  const draft = useDraft(file, field, what)
  const place = placeName(file, field.path)
  const mistake = draft.mistake ?? mistakeIn(state.mistakes, file, field.field)

  function type(value: string) {
    preview(place, fillIn(draft.value, state.facts), fillIn(value, state.facts))
    draft.type(value)
  }

  return (
    <FieldFrame label={field.label} hint={field.hint} optional={field.optional} mistake={mistake}>
      {(control) => (
        <>
          {field.type === 'text' ? (
            <textarea
              {...control}
              className={styles.input}
              data-place={place}
              rows={rowsFor(draft.value)}
              value={draft.value}
              onChange={({ target }) => type(target.value)}
              onBlur={draft.write}
            />
          ) : (
            <input
              {...control}
              className={styles.input}
              data-place={place}
              inputMode={field.type === 'number' ? 'decimal' : undefined}
              autoComplete="off"
              spellCheck={false}
              value={draft.value}
              onChange={({ target }) => type(target.value)}
              onBlur={draft.write}
            />
          )}
          {draft.theirs === undefined ? null : (
            <div className={styles.conflict} role="alert">
              <p>This was changed elsewhere in the meantime. There it says:</p>
              <blockquote>{draft.theirs}</blockquote>
              <button type="button" className={styles.small} onClick={draft.keepTheirs}>
                Keep that
              </button>
              <button type="button" className={styles.small} onClick={draft.keepMine}>
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

function mistakeIn(
  mistakes: { file: string; field?: string; message: string }[],
  file: File,
  field: string,
): string | undefined {
  return mistakes.find((one) => one.field === field && one.file.endsWith(`/${file}.yaml`))?.message
}
