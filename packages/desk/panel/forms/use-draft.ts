import { useEffect, useRef, useState } from 'react'

import type { ContentFile } from '../../../../pipeline/content/files.ts'

import type { Value } from '../../edits/edit.ts'
import type { Field } from '../../form/node.ts'
import { parseTyped } from '../../form/questions.ts'
import { failureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { editFor } from './edit-for.ts'

/** Debounce: the pause in typing after which a draft is saved, in ms. */
const PAUSE_MS = 700

type Draft = {
  value: string
  /** What the file held when typing began. */
  base: Value | undefined
  /** Whether the file had the field then. */
  present: boolean
}

/** The draft of a field. It is saved when typing pauses; a mistake or a conflict is returned. */
export function useDraft(file: ContentFile, field: Field, what: string) {
  const { change } = useDesk()
  const saved = field.value === undefined ? '' : String(field.value)
  const [draft, setDraft] = useState<Draft>()
  const [mistake, setMistake] = useState<string>()
  const [conflict, setConflict] = useState<{ now: Value | undefined }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<Draft>(undefined)
  const hasConflict = useRef(false)
  const queue = useRef(Promise.resolve())
  const saveNow = useRef(() => {})
  // Save at once when the field unmounts, for example when the page changes.
  useEffect(() => () => saveNow.current(), [])

  /** One save after another: the next would take one that is under way for someone else's change. */
  function save() {
    clearTimeout(timer.current)
    queue.current = queue.current.then(saveDraft)
  }

  async function saveDraft() {
    const now = latest.current
    if (!now || hasConflict.current) return
    const { base, present } = now
    const value = parseTyped(field, now.value)
    if (String(value) === String(base ?? '')) return settle(now, { base, present })

    const isLeftOut = value === '' && field.optional && typeof field.path.at(-1) === 'string'
    const wanted = isLeftOut ? undefined : value
    const saving = editFor(file, { ...field, present }, { before: base, value: wanted })
    const result = saving && (await change(what, saving))
    if (!result || 'done' in result) return settle(now, { base: wanted, present: !isLeftOut })
    if ('conflict' in result) {
      hasConflict.current = true
      return setConflict({ now: result.conflict.now as Value | undefined })
    }
    const own = 'mistakes' in result && result.mistakes.find((one) => one.field === field.field)
    setMistake(own ? own.message : failureOf(result))
  }

  saveNow.current = save

  /** Clears a saved draft. If more was typed meanwhile, that is based on what was saved. */
  function settle(savedDraft: Draft, written: Pick<Draft, 'base' | 'present'>) {
    setMistake(undefined)
    if (latest.current === savedDraft) {
      latest.current = undefined
      setDraft(undefined)
    } else if (latest.current) Object.assign(latest.current, written)
  }

  function edit(value: string) {
    const { base, present } = latest.current ?? { base: field.value, present: field.present }
    const next = { value, base, present }
    latest.current = next
    setDraft(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(save, PAUSE_MS)
  }

  return {
    value: draft?.value ?? saved,
    mistake,
    edit,
    save,

    /** The value someone else has saved meanwhile, until the user picks one. */
    conflicting: conflict && String(conflict.now ?? ''),
    keepTheirs() {
      latest.current = undefined
      setDraft(undefined)
      setMistake(undefined)
      endConflict()
    },
    keepMine() {
      const base = conflict?.now
      if (latest.current) Object.assign(latest.current, { base, present: base !== undefined })
      endConflict()
      save()
    },
  }

  function endConflict() {
    hasConflict.current = false
    setConflict(undefined)
  }
}
