import satori, { type Font } from 'satori'

import { CARD } from './look.ts'

/** The characters of a text that no font has: on a card, they would be empty boxes. */
export async function findUnknown(text: string, fonts: Font[]): Promise<Set<string>> {
  const unknown = new Set<string>()
  await satori(text, {
    ...CARD,
    fonts,
    async loadAdditionalAsset(_, missing) {
      for (const character of charactersOf(missing)) unknown.add(character)
      return []
    },
  })
  return unknown
}

/** A text without some characters. */
export function without(unknown: Set<string>, text: string): string {
  const known = charactersOf(text).filter((character) => !unknown.has(character))
  return known.join('').replace(/\s+/g, ' ').trim()
}

/** As a reader counts them: an accent or a skin tone is no character of its own. */
function charactersOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('en')
  return Array.from(segmenter.segment(text.normalize('NFC')), ({ segment }) => segment)
}
