import { didYouMean, quoted } from '../content/messages.ts'
import type { ReadContent } from '../content/read-content.ts'
import type { Mistake } from '../model/mistake.ts'
import type { findFamilies } from '../typefaces/families.ts'
import { charactersIn, nearest, type Faces, type Family } from '../typefaces/typefaces.ts'

/** Typefaces that content names and nobody has, and fonts that cannot be read. */
export function faceMistakes(
  { faces }: Pick<ReadContent, 'faces'>,
  { families, unusable }: Awaited<ReturnType<typeof findFamilies>>,
): Mistake[] {
  const known = [...families.keys()]
  return [
    ...unusable.map(({ file, message }) => ({ file: `fonts/${file}`, message })),
    ...faces.flatMap(({ value, location }): Mistake[] => {
      const family = families.get(String(value))
      if (family && nearest(family, 400)) return []
      if (family)
        return [
          { ...location, message: `${quoted(value)} has italics only. Add its upright font.` },
        ]
      const hint = didYouMean(String(value), known) || ` Those are ${known.join(', ')}.`
      const message =
        `${quoted(value)} is neither a typeface in fonts/ nor one that is installed.${hint} ` +
        'docs/look.md says how to add one.'
      return [{ ...location, message }]
    }),
  ]
}

/** Typefaces without letters that the site's language is spelled with, in a sentence each. */
export function unspelled(faces: Faces, words: string): string[] {
  const families = [...new Set(Object.values(faces))]
  return families.flatMap((family) => {
    const missing = unknownLetters(family, words)
    if (missing.length === 0) return []
    const some = missing.slice(0, 8).join(' ')
    return (
      `${family.name} has no ${some}${missing.length > 8 ? ' …' : ''}, which the site’s language is spelled with: ` +
      'visitors see these in a typeface of their device. docs/look.md says how to add one that has them.'
    )
  })
}

/** Typefaces without the text of their license, in a sentence each. */
export function unlicensed(faces: Faces): string[] {
  const bare = Object.values(faces).filter(({ licenses }) => licenses.size === 0)
  return [...new Set(bare.map(({ name }) => name))].map(
    (name) =>
      `fonts/ has no license for ${name}. Put its text there as a .txt file, which goes online with it: ` +
      'most ask for that, and not every one allows websites.',
  )
}

/** Letters of these words that a family has not, each once. */
function unknownLetters(family: Family, words: string): string[] {
  const known = charactersIn(nearest(family, 400)!)
  const letters = new Set(words.normalize('NFC').match(/\p{L}/gu))
  return [...letters].filter((letter) => !known.has(letter.codePointAt(0)!))
}
