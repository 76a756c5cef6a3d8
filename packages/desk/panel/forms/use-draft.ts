import { useEffect, useRef, useState } from 'react'

import type { File } from '../../../../pipeline/content/files.ts'

import type { Value } from '../../edits/edit.ts'
import type { Field } from '../../form/node.ts'
import { failureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { editFor } from './edit-for.ts'

/** How long someone stops typing before it is written, in ms. */
const PAUSE_MS = 700

type Draft = {
  value: string
  /** What the file held when typing began. */
  base: Value | undefined
}

/** What someone types into a field, written when she stops, with what came of it. */
export function useDraft(file: File, field: Field, what: string) {
  const { change } = useDesk()
  const saved = field.value === undefined ? '' : String(field.value)
  const [draft, setDraft] = useState<Draft>()
  const [mistake, setMistake] = useState<string>()
  const [theirs, setTheirs] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<Draft>(undefined)
  const theirsPending = useRef(false)
  const writeNow = useRef(() => {})
  // A field that goes away, as with another page, is written at once.
  useEffect(() => () => writeNow.current(), [])

  async function write(base = latest.current?.base) {
    clearTimeout(timer.current)
    const now = latest.current
    if (!now || theirsPending.current) return
    const value = typed(field, now.value)
    if (String(value) === String(base ?? '')) return settle(now)

    const isLeftOut = value === '' && field.optional && typeof field.path.at(-1) === 'string'
    const edit = editFor(file, field, { before: base, value: isLeftOut ? undefined : value })
    const answer = edit && (await change(what, edit))
    if (!answer || 'done' in answer) return settle(now)
    if ('conflict' in answer) {
      theirsPending.current = true
      return setTheirs(String(answer.conflict.now ?? ''))
    }
    const own = 'mistakes' in answer && answer.mistakes.find((one) => one.field === field.field)
    setMistake(own ? own.message : failureOf(answer))
  }

  writeNow.current = () => void write()

  /** Written, unless more was typed meanwhile. */
  function settle(written: Draft) {
    setMistake(undefined)
    if (latest.current === written) {
      latest.current = undefined
      setDraft(undefined)
    } else if (latest.current) latest.current.base = typed(field, written.value)
  }

  function type(value: string) {
    const next = { value, base: latest.current ? latest.current.base : field.value }
    latest.current = next
    setDraft(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void write(), PAUSE_MS)
  }

  return {
    value: draft?.value ?? saved,
    mistake,
    type,
    write: () => write(),

    /** What someone else has written into the field meanwhile, until one of the two is chosen. */
    theirs,
    keepTheirs() {
      latest.current = undefined
      theirsPending.current = false
      setDraft(undefined)
      setTheirs(undefined)
      setMistake(undefined)
    },
    keepMine() {
      const base = theirs
      theirsPending.current = false
      setTheirs(undefined)
      if (latest.current) latest.current.base = base
      void write(base)
    },
  }
}

function typed(field: Field, words: string): Value {
  const number = Number(words)
  return field.type === 'number' && words.trim() !== '' && !Number.isNaN(number)
    ? number
    : words.trim()
}
