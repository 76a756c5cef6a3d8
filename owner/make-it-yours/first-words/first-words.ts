import type { ContentFile } from '#pipeline/content/files.ts'
import { ofLanguage } from '#pipeline/model/language.ts'

import { ar } from './ar.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nb } from './nb.ts'
import { nl } from './nl.ts'
import { PLACES, type FirstWords } from './places.ts'
import { pl } from './pl.ts'
import { ptPt } from './pt-pt.ts'
import { pt } from './pt.ts'

export const FIRST_WORDS: Record<string, FirstWords> = {
  ar,
  de,
  es,
  fr,
  it,
  ja,
  nb,
  nl,
  no: nb,
  pl,
  pt,
  'pt-PT': ptPt,
}

/** What a new studio in another language has in the place of the demo's words. Nothing in English. */
export function firstWords(tag: string): { file: ContentFile; path: string[]; value: string }[] {
  const words = ofLanguage(FIRST_WORDS, tag)
  if (!words) return []
  return (Object.keys(PLACES) as (keyof FirstWords)[]).flatMap((name) =>
    PLACES[name].map((place) => {
      const [file, ...path] = place.split('.')
      return { file: file as ContentFile, path, value: words[name] }
    }),
  )
}
