import path from 'node:path'

import { atLocations, type Advice } from './advice.ts'
import { descriptionsOf, shownIn } from './fields.ts'
import type { AdviceField, StudioFiles } from './read-studio.ts'

const ADVICE = 'Say what a stranger would see: who or what, where, in which light.'

/** Descriptions that do not describe, and words that stand for more than one photograph. */
export function descriptions({ fields }: StudioFiles): Advice[] {
  const described = descriptionsOf(fields)
  const shown = shownIn(fields)
  const alts = described.flatMap(({ scan, alt }) => (alt ? [{ scan, field: alt }] : []))
  const captions = shown.flatMap(({ scan, caption }) => (caption ? [{ scan, field: caption }] : []))

  const isName = ({ scan, field }: Words) =>
    [scan, path.parse(scan).name].some((name) => same(field.value, name))
  const isCaption = ({ scan, field }: Words) =>
    captions.some((caption) => caption.scan === scan && same(caption.field.value, field.value))

  return [
    ...advice(alts.filter(isName), `This only repeats the file’s name. ${ADVICE}`),
    ...advice(
      alts.filter((alt) => !isName(alt) && isCaption(alt)),
      `This only repeats the words below the photograph, which are read aloud as well. ${ADVICE}`,
    ),
    ...repeated(alts).flatMap((group) =>
      advice(group, `Different photographs have this description. ${ADVICE}`),
    ),
    ...repeated(captions).flatMap((group) =>
      advice(group, 'Different photographs have the same caption. Give each its own.'),
    ),
  ]
}

/** Words about a photograph. */
type Words = { scan: string; field: AdviceField }

function advice(words: Words[], message: string): Advice[] {
  return atLocations(
    'Words',
    words.map(({ field }) => field),
    message,
  )
}

/** Words that more than one photograph has, in groups. */
function repeated(words: Words[]): Words[][] {
  const groups = new Map<string, Words[]>()
  for (const one of words) {
    const key = letters(one.field.value)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].filter((group) => new Set(group.map(({ scan }) => scan)).size > 1)
}

/** Whether two texts differ in nothing but case, spaces and signs. */
function same(one: string, other: string): boolean {
  return letters(one) === letters(other)
}

function letters(words: string): string {
  return words
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
