import { readContent } from '../content/read-content.ts'
import { readTexts } from '../content/read-texts.ts'
import { ContentError } from '../model/mistake.ts'

/** Replaces text in a content file. */
export type Replacement = readonly [file: string, from: string, to: string]

const demo = await readTexts('demo', 'demo/content')

/** The demo's words after some edits, as they are read without the photographs. */
export function wordsAfter(...edits: Replacement[]) {
  const texts = new Map<string, string>(demo.texts)
  for (const [name, from, to] of edits) {
    const file = name.replace('.yaml', '')
    texts.set(file, replaced(texts.get(file)!, from, to))
  }
  return readContent({ ...demo, texts: texts as typeof demo.texts })
}

/** What the demo's owner reads about the words alone after some edits. */
export function reportAfter(...edits: Replacement[]): string {
  const { mistakes } = wordsAfter(...edits)
  return mistakes.length > 0 ? new ContentError(mistakes).message : 'No mistakes.'
}

/** A text with the first of some words replaced. Throws if it does not have them. */
export function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is no "${from}".`)
  return text.replace(from, () => to)
}
