import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { Value } from '../../edits/edit.ts'
import type { Field } from '../../form/node.ts'
import { parseTyped } from '../../form/questions.ts'
import { placeName } from '../../traces/place.ts'
import { failureOf } from '../api.ts'
import type { Edits } from '../changes.ts'
import { useDesk } from '../desk.ts'
import { SAVING } from '../use-desk-state.ts'
import { editsFor } from './edit-for.ts'

/** Debounce: the pause in typing after which a draft is saved, in ms. */
const PAUSE_MS = 700

/** The same where a mistake is shown, which goes as soon as it is mended. */
const MENDING_PAUSE_MS = 100

type Draft = {
  value: string
  /** What the file held when typing began, or was written since. One object for all drafts that follow. */
  origin: { base: Value | undefined; present: boolean }
}

/**
 * The draft of a field. It is saved when typing pauses; a mistake or a conflict is returned. What
 * cannot be saved is kept for the next time the field is shown.
 */
export function useDraft(file: ContentFile, field: Field, what: string) {
  const { change, say, unsaved } = useDesk()
  const place = placeName(file, field.path)
  const saved = field.value === undefined ? '' : String(field.value)
  const [draft, setDraft] = useState(() => unsaved.get(place) as Draft | undefined)
  const [mistake, setMistake] = useState<string>()
  const [conflict, setConflict] = useState<{ now: Value | undefined }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(draft)
  const hasFocus = useRef(false)
  const isShown = useRef(true)
  // Its item may have moved when a save begins.
  const at = useRef({ path: field.path, place })
  useLayoutEffect(() => void (at.current = { path: field.path, place }))
  const hasConflict = useRef(false)
  const saveAgain = useEffectEvent(() => void saveDraft())
  // What was taken out together with its item is not saved.
  const saveLast = useEffectEvent(() => unsaved.get(place) === latest.current && void saveDraft())

  useEffect(() => {
    isShown.current = true
    // What was left here is tried again, so that the field says what is wrong with it.
    saveAgain()
    return () => {
      isShown.current = false
      saveLast()
    }
  }, [])

  async function saveDraft() {
    clearTimeout(timer.current)
    const now = latest.current
    if (!now) return
    const value = parseTyped(field, now.value)
    const isLeftOut = value === '' && field.optional && typeof field.path.at(-1) === 'string'
    const wanted = isLeftOut ? undefined : value
    const isWritten = () => String(value) === String(now.origin.base ?? '')
    // In its turn: an earlier save may have written it by then.
    const { path } = at.current
    const edits: Edits = (state, follow) => {
      if (hasConflict.current || isWritten()) return []
      return editsFor(state, follow, { file, path, value: wanted, origin: now.origin })
    }
    const notSaved = `Not saved: ${field.label}.`
    const result = await change(what, edits, undefined, notSaved)
    if (hasConflict.current) return
    if ('done' in result) {
      if (!isWritten()) Object.assign(now.origin, { base: wanted, present: !isLeftOut })
      return settle(now)
    }
    // A visible field shows the reason itself.
    if (!isShown.current) say(`${notSaved} ${failureOf(result)}`)
    if ('conflict' in result) {
      hasConflict.current = true
      return setConflict({ now: result.conflict.now as Value | undefined })
    }
    const own = 'mistakes' in result && result.mistakes.find((one) => one.field === field.field)
    setMistake(own ? own.message : failureOf(result))
  }

  /** A saved draft ends when its field is left: until then, a space at its end may be part of more. */
  function settle(savedDraft: Draft) {
    setMistake(undefined)
    if (latest.current !== savedDraft) return
    unsaved.delete(at.current.place)
    if (!hasFocus.current) end()
  }

  function end() {
    unsaved.delete(at.current.place)
    latest.current = undefined
    setDraft(undefined)
  }

  function edit(value: string) {
    const { origin } = latest.current ?? {
      origin: { base: field.value, present: field.present },
    }
    const next = { value, origin }
    latest.current = next
    unsaved.set(place, next)
    hasFocus.current = true
    setDraft(next)
    say(SAVING)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void saveDraft(), mistake ? MENDING_PAUSE_MS : PAUSE_MS)
  }

  return {
    value: draft?.value ?? saved,
    mistake,
    edit,

    /** Saves it now. */
    save: () => void saveDraft(),

    /** The field is left. */
    leave() {
      hasFocus.current = false
      void saveDraft()
    },

    /** The value someone else has saved meanwhile, until the user picks one. */
    conflicting: conflict && String(conflict.now ?? ''),
    keepTheirs() {
      end()
      setMistake(undefined)
      endConflict()
    },
    keepMine() {
      const base = conflict?.now
      if (latest.current)
        Object.assign(latest.current.origin, { base, present: base !== undefined })
      endConflict()
      void saveDraft()
    },
  }

  function endConflict() {
    hasConflict.current = false
    setConflict(undefined)
  }
}
