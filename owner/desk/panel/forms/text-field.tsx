import { useEffect, useRef, useState } from 'react'

import type { Field, Value } from '../../form/node.ts'
import { useDesk } from '../desk.ts'
import { FieldFrame } from './field-frame.tsx'
import { goOnWithEnter } from './on-enter.ts'
import { useField, type PartProps } from './use-field.ts'
import styles from './forms.module.css'

/** Text, a setting, a number or a color: shown on the page while it is typed, and saved. */
export function TextField(part: PartProps<Field>) {
  const { node, path } = part
  const { preview, trust } = useDesk()
  const { place, text, frame, put } = useField(part)
  const typing = useTyping()
  const isText = node.type === 'text'

  function edit(typed: string) {
    typing.note()
    const canBeNone = node.optional && typeof path.at(-1) === 'string'
    put(typed.trim() === '' && canBeNone ? undefined : parsed(node, typed), typing.step + place)
    trust(place)
    preview(place, typed)
  }

  const changing = {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => edit(target.value),
    onBlur: typing.next,
  }
  return (
    <>
      <FieldFrame {...frame} mistake={typing.isGoing ? undefined : frame.mistake}>
        {(described) => {
          const control = {
            ...described,
            ...changing,
            'data-place': place,
            // Where line breaks stay, Enter makes one.
            onKeyDown: node.lines ? undefined : goOnWithEnter,
            ...(isText ? {} : { autoComplete: 'off', spellCheck: false }),
          }
          switch (node.type) {
            case 'color':
              return (
                <div className={styles.swatch}>
                  <input
                    {...changing}
                    type="color"
                    aria-label={`Pick: ${node.label}`}
                    value={/^#[\da-f]{6}$/i.test(text) ? text : '#000000'}
                  />
                  <input {...control} />
                </div>
              )
            case 'number':
              return <input {...control} inputMode="decimal" />
            default:
              return <textarea {...control} rows={isText ? rowsFor(text) : 1} />
          }
        }}
      </FieldFrame>
      <DoubtedWords place={place} />
    </>
  )
}

/** A pause in typing after which the field says what is wrong, and after which undo takes back less, in ms. */
const TYPING_PAUSE_MS = 700

let steps = 0

/** Whether someone was typing just now, and the step that undo takes back at once. */
function useTyping() {
  const [isGoing, setGoing] = useState(false)
  const [step, setStep] = useState(() => steps++)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const next = () => setStep(steps++)

  return {
    isGoing,
    step: `${step} `,
    next,
    // Also once the field is left: what was wrong before may still be known, and not the new words.
    note() {
      setGoing(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        setGoing(false)
        next()
      }, TYPING_PAUSE_MS)
    },
  }
}

/** Asks whether words still fit, once the photograph beside them is another. */
function DoubtedWords({ place }: { place: string }) {
  const { isDoubted, trust } = useDesk()
  if (!isDoubted(place)) return null

  function keep() {
    trust(place)
    document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)?.focus()
  }

  return (
    <div className={styles.slip} data-tone="canary">
      <p role="status">This was written for the photograph before. Does it still fit?</p>
      <button type="button" onClick={keep}>
        It still fits
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
