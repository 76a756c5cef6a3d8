import { useEffect, useRef, useState } from 'react'

import type { ContentFile } from '../../../../pipeline/content/files.ts'

import type { Value } from '../../edits/edit.ts'
import type { Field } from '../../form/node.ts'
import { failureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { editFor } from './edit-for.ts'

/** Debounce: the pause in typing after which a draft is saved, in ms. */
const PAUSE_MS = 700

type Draft = {
  value: string
  /** What the file held when typing began. */
  base: Value | undefined
}

/** The draft of a field. It is saved when typing pauses; a mistake or a conflict is returned. */
export function useDraft(file: ContentFile, field: Field, what: string) {
  const { change } = useDesk()
  const saved = field.value === undefined ? '' : String(field.value)
  const [draft, setDraft] = useState<Draft>()
  const [mistake, setMistake] = useState<string>()
  const [conflicting, setConflicting] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<Draft>(undefined)
  const hasConflict = useRef(false)
  const saveNow = useRef(() => {})
  // Save at once when the field unmounts, for example when the page changes.
  useEffect(() => () => saveNow.current(), [])

  async function save(base = latest.current?.base) {
    clearTimeout(timer.current)
    const now = latest.current
    if (!now || hasConflict.current) return
    const value = parseInput(field, now.value)
    if (String(value) === String(base ?? '')) return settle(now)

    const isLeftOut = value === '' && field.optional && typeof field.path.at(-1) === 'string'
    const saving = editFor(file, field, { before: base, value: isLeftOut ? undefined : value })
    const result = saving && (await change(what, saving))
    if (!result || 'done' in result) return settle(now)
    if ('conflict' in result) {
      hasConflict.current = true
      return setConflicting(String(result.conflict.now ?? ''))
    }
    const own = 'mistakes' in result && result.mistakes.find((one) => one.field === field.field)
    setMistake(own ? own.message : failureOf(result))
  }

  saveNow.current = () => void save()

  /** Clears a saved draft, unless more was typed meanwhile. */
  function settle(savedDraft: Draft) {
    setMistake(undefined)
    if (latest.current === savedDraft) {
      latest.current = undefined
      setDraft(undefined)
    } else if (latest.current) latest.current.base = parseInput(field, savedDraft.value)
  }

  function edit(value: string) {
    const next = { value, base: latest.current ? latest.current.base : field.value }
    latest.current = next
    setDraft(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), PAUSE_MS)
  }

  return {
    value: draft?.value ?? saved,
    mistake,
    edit,
    save: () => save(),

    /** The value someone else has saved meanwhile, until the user picks one. */
    conflicting,
    keepTheirs() {
      latest.current = undefined
      hasConflict.current = false
      setDraft(undefined)
      setConflicting(undefined)
      setMistake(undefined)
    },
    keepMine() {
      const base = conflicting
      hasConflict.current = false
      setConflicting(undefined)
      if (latest.current) latest.current.base = base
      void save(base)
    },
  }
}

function parseInput(field: Field, input: string): Value {
  const number = Number(input)
  return field.type === 'number' && input.trim() !== '' && !Number.isNaN(number)
    ? number
    : input.trim()
}
