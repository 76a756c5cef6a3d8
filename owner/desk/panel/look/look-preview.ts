import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react'

import { DEMO_FACES, type Look } from '#pipeline/look/look.ts'
import rules from '#pipeline/look/look.css?raw'
import { lookAttributes, lookStylesheet } from '#pipeline/look/stylesheet.ts'

import { holdsSame } from '../../document/same.ts'
import { fieldsIn, type FormNode } from '../../form/node.ts'
import type { Setup } from '../../server/state.ts'
import type { DeskState } from '../desk.ts'

/** The stylesheet of the look that is saved. */
const SAVED = '/@studio/look.css'

const ATTRIBUTES = ['data-edge', 'data-marks', 'data-table'] as const

const COLOR = /^#[\da-f]{6}$/i

/** Shows the site in the look that the desk has, saved or not. Gives what does so for a page that comes. */
export function useLookPreview(
  frame: RefObject<HTMLIFrameElement | null>,
  state: DeskState | undefined,
) {
  const saved = useRef<unknown>(undefined)
  const changed = useRef<Look>(undefined)
  const look = state?.data.look

  const showIn = useCallback((page: Document | null | undefined) => {
    if (changed.current && page?.body) showLook(page, changed.current)
  }, [])

  const show = useEffectEvent(() => {
    saved.current ??= look
    if (look === saved.current && !changed.current) return
    changed.current = wholeLook(state!.forms.look, look)
    showIn(frame.current?.contentDocument)
  })
  useEffect(() => {
    if (look) show()
  }, [look])

  return showIn
}

/** What a look is called in a sentence, where it is one of those that can be chosen. */
export function lookNamed({ forms, looks }: Setup, data: unknown): string | undefined {
  const look = wholeLook(forms.look, data)
  return looks.find((one) => holdsSame(one.look, look))?.name.replace(/^The /, 'the ')
}

function showLook(page: Document, look: Look) {
  const attributes = lookAttributes(look)
  for (const name of ATTRIBUTES) {
    const value = attributes[name]
    if (value === undefined) page.documentElement.removeAttribute(name)
    else page.documentElement.setAttribute(name, value)
  }
  for (const sheet of page.styleSheets) {
    const owner = sheet.ownerNode as HTMLElement | null
    const id = sheet.href ?? owner?.dataset.viteDevId ?? ''
    if (id.includes(SAVED)) sheet.disabled = true
  }
  // The site has its fonts, so nothing has to stand in for them.
  const face = (role: keyof Look['faces']) => {
    const name = look.faces[role]
    return name === DEMO_FACES[role] ? undefined : { stack: `'${name}'`, fallbacks: '' }
  }
  // Of the page's own window: a sheet of another one does not fit.
  const sheet = new (page.defaultView as unknown as typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(rules + lookStylesheet(look, { text: face('text'), labels: face('labels') }))
  page.adoptedStyleSheets = [sheet]
}

/** A look in which what is not written, or not written whole, is the demo's. */
function wholeLook(form: FormNode, data: unknown): Look {
  const look: Record<string, unknown> = {}
  const parts = { colors: {}, faces: {}, ...(data as object) }
  for (const { node, path, value } of fieldsIn(form, parts)) {
    const [key, name] = path.map(String)
    const isUsable = value !== undefined && (node.type !== 'color' || COLOR.test(String(value)))
    const held = isUsable ? value : node.fallback
    if (name) look[key!] = { ...(look[key!] as object), [name]: held }
    else look[key!] = held
  }
  return look as Look
}
