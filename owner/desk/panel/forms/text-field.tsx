import { useState, type KeyboardEvent } from 'react'

import type { Field, Value } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { putAt } from '../data.ts'
import { useDesk } from '../desk.ts'
import { fileLabel } from '../places.ts'
import { DoubtedWords } from './doubted-words.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { PartProps } from './parts.ts'
import { goOnWithEnter } from './on-enter.ts'
import { previewFacts } from './preview-facts.ts'
import { remarkOn } from './remarks.ts'
import { useMistake } from './use-mistake.ts'
import { useTyping } from './use-typing.ts'
import styles from './forms.module.css'

/** Text, a setting or a number: shown on the page while it is typed, and saved. */
export function TextField({ file, node, path, value }: PartProps<Field>) {
  const { state, change, preview, trust } = useDesk()
  const place = placeName(file, path)
  const { label, hint, optional } = node
  const shown = value === undefined ? '' : String(value)
  const isText = node.type === 'text'
  const typing = useTyping()
  const mistake = useMistake(place)
  // What is empty and new says what it needs once it was left.
  const [isNew, setNew] = useState(shown === '')

  function edit(typed: string) {
    typing.note()
    const canBeNone = optional && typeof path.at(-1) === 'string'
    const next = typed.trim() === '' && canBeNone ? undefined : parsed(node, typed)
    change(`Changed ${fileLabel(file)}: ${label}`, (data) => putAt(data, place, next), {
      step: `${typing.step} ${place}`,
    })
    trust(place)
    preview(place, previewFacts(shown, state.facts), previewFacts(typed, state.facts))
  }

  /** Where line breaks stay, Enter makes one. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!node.lines) goOnWithEnter(event)
  }

  const control = {
    'data-place': place,
    value: shown,
    onChange: ({ target }: { target: { value: string } }) => edit(target.value),
    onBlur() {
      typing.end()
      setNew(false)
    },
    onKeyDown,
    ...(isText ? {} : { autoComplete: 'off', spellCheck: false }),
  }
  const remark = remarkOn(path, shown)
  const isQuiet = typing.isGoing || (isNew && shown === '')
  return (
    <FieldFrame
      {...{ label, optional, remark }}
      mistake={isQuiet ? undefined : mistake}
      hint={remark ? undefined : hint}
    >
      {(described) => (
        <>
          {node.type === 'number' ? (
            <input {...described} {...control} inputMode="decimal" />
          ) : (
            <textarea {...described} {...control} rows={isText ? rowsFor(shown) : 1} />
          )}
          <DoubtedWords place={place} />
          <TheirWords place={place} />
        </>
      )}
    </FieldFrame>
  )
}

/** What others have written meanwhile, and the choice between both. */
function TheirWords({ place }: { place: string }) {
  const { state, settle } = useDesk()
  if (!state.theirs.has(place)) return null
  return (
    <div className={styles.slip} data-tone="goldenrod" role="alert">
      <p>This was changed elsewhere in the meantime. There it says:</p>
      <blockquote>{String(state.theirs.get(place) ?? '')}</blockquote>
      <button type="button" onClick={() => settle(place, false)}>
        Keep that
      </button>
      <button type="button" onClick={() => settle(place, true)}>
        Use mine
      </button>
    </div>
  )
}

/** What typed text stands for in a field. */
function parsed({ type }: Field, typed: string): Value {
  const isNumber = type === 'number' && typed.trim() !== '' && !Number.isNaN(Number(typed))
  return isNumber && !/\.0*$/.test(typed) ? Number(typed) : typed
}

/** Browsers that grow a field with its words take this as the least. */
function rowsFor(words: string): number {
  return words.split('\n').reduce((rows, line) => rows + Math.ceil((line.length + 1) / 42), 0)
}
