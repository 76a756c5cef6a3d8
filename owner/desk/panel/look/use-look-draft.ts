import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { DEMO_FACES, type Look } from '#pipeline/look/look.ts'
import rules from '#pipeline/look/look.css?raw'
import { lookAttributes, lookStylesheet } from '#pipeline/look/stylesheet.ts'

import { labelOf } from '../../form/labels.ts'
import { failureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import type { Worn } from '../frame/wear.ts'
import { editsForLook, type SomeLook } from './edits-for-look.ts'

type ColorDraft = Partial<Look['colors']>

/** Where the draft is kept while another tab is shown. */
const KEPT_AT = 'look/colors'

/** How long a pause in choosing is, in ms. */
const PAUSE_MS = 600

const COLOR = /^#[\da-f]{6}$/

/**
 * The colors that are being chosen. The site wears them at once. They are saved together when choosing
 * pauses, once all of them can be read: on the way from a light look to a dark one, some cannot.
 */
export function useLookDraft(saved: Look) {
  const { change, make, say, unsaved, wear } = useDesk()
  const [draft, setDraft] = useState(() => (unsaved.get(KEPT_AT) ?? {}) as ColorDraft)
  const [mistakes, setMistakes] = useState<string[]>([])
  // The color that was chosen last.
  const [last, setLast] = useState<keyof ColorDraft>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(draft)

  const saveAgain = useEffectEvent(() => void save())
  useEffect(() => {
    saveAgain()
    return () => {
      clearTimeout(timer.current)
      saveAgain()
    }
  }, [])

  async function save() {
    clearTimeout(timer.current)
    const wanted = latest.current
    if (Object.keys(wanted).length === 0) return
    const result = await change('Changed the colors', (now, follow) =>
      editsForLook(now, follow, { colors: wanted } as SomeLook),
    )
    if (latest.current !== wanted) return
    if ('done' in result) return end('saved')
    say('Not saved: the colors.')
    setMistakes(
      'mistakes' in result
        ? result.mistakes.map(({ message }) => inLabels(message))
        : [failureOf(result) ?? 'Someone else has changed these colors. Choose them again.'],
    )
  }

  function choose(next: ColorDraft) {
    hold(next)
    unsaved.set(KEPT_AT, next)
    wear(worn({ ...saved, colors: { ...saved.colors, ...rightOnes(next) } }))
    timer.current = setTimeout(() => void save(), PAUSE_MS)
  }

  function end(look: Worn) {
    hold({})
    unsaved.delete(KEPT_AT)
    wear(look)
  }

  async function chooseLook(name: string, look: Look) {
    end(worn(look))
    const isSaved = await make(`Changed the look: ${name}`, (now, follow) =>
      editsForLook(now, follow, look),
    )
    wear(isSaved ? 'saved' : undefined)
  }

  function hold(next: ColorDraft) {
    latest.current = next
    setDraft(next)
    setMistakes([])
    clearTimeout(timer.current)
  }

  return {
    colors: { ...saved.colors, ...draft },
    mistakes,
    last,
    choose(role: keyof ColorDraft, color: string) {
      setLast(role)
      choose({ ...latest.current, [role]: color.trim().toLowerCase() })
    },
    chooseLook,
    save: () => void save(),
    forget: () => end(undefined),
  }
}

/** What the site wears of a look. It has its fonts, so nothing has to stand in for them. */
function worn(look: Look): Worn {
  const face = (role: keyof Look['faces']) => {
    const name = look.faces[role]
    return name === DEMO_FACES[role] ? undefined : { stack: `'${name}'`, fallbacks: '' }
  }
  return {
    css: rules + lookStylesheet(look, { text: face('text'), labels: face('labels') }),
    attributes: lookAttributes(look),
  }
}

/** Colors are called by their labels here, not by their names in the file. */
function inLabels(message: string): string {
  return message.replaceAll(/"(\w+)"/g, (_, name: string) => `“${labelOf([name])}”`)
}

/** Those that are written whole. */
function rightOnes(draft: ColorDraft): ColorDraft {
  return Object.fromEntries(Object.entries(draft).filter(([, color]) => COLOR.test(color)))
}
