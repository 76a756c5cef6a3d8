import { DEMO_FACES, type Look } from '#pipeline/look/look.ts'
import rules from '#pipeline/look/look.css?raw'
import { lookAttributes, lookStylesheet } from '#pipeline/look/stylesheet.ts'

import { holdsSame } from '../../document/same.ts'
import { fieldsIn, type FormNode } from '../../form/node.ts'
import type { Setup } from '../../server/state.ts'
import type { Worn } from '../frame/wear.ts'

const COLOR = /^#[\da-f]{6}$/i

/** What the site wears of a look that is being changed. It has its fonts, so nothing has to stand in for them. */
export function wornLook(form: FormNode, data: unknown): Worn {
  const look = wholeLook(form, data)
  const face = (role: keyof Look['faces']) => {
    const name = look.faces[role]
    return name === DEMO_FACES[role] ? undefined : { stack: `'${name}'`, fallbacks: '' }
  }
  return {
    css: rules + lookStylesheet(look, { text: face('text'), labels: face('labels') }),
    attributes: lookAttributes(look),
  }
}

/** What a look is called in a sentence, where it is one of those that can be chosen. */
export function lookNamed({ forms, looks }: Setup, data: unknown): string | undefined {
  const look = wholeLook(forms.look, data)
  return looks.find((one) => holdsSame(one.look, look))?.name.replace(/^The /, 'the ')
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
