import { readContent } from '#pipeline/content/read-content.ts'
import { SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import type { Texts } from '#pipeline/content/read-texts.ts'
import type { Mistake } from '#pipeline/model/mistake.ts'

/**
 * The mistakes that new texts would bring in, in the words of the build. What was wrong before is no
 * reason to refuse a change that has nothing to do with it.
 */
export function newMistakes(before: Texts, after: Texts['texts']): Mistake[] {
  const { mistakes } = readContent({ ...before, texts: after })
  if (mistakes.length === 0) return []
  const known = new Set(readContent(before).mistakes.map(keyOf))
  return mistakes.filter((mistake) => !known.has(keyOf(mistake)))
}

/** Lines move with other changes. */
function keyOf({ file, field, message }: Mistake): string {
  return JSON.stringify([file, field, message])
}

/** A mistake, with the file that it is in. Without one it is about the whole studio. */
export type DeskMistake = Mistake & { of?: ContentFile | undefined }

/** Mistakes with their files. `label` is what messages call the folder of words. */
export function withFiles(label: string, mistakes: Mistake[]): DeskMistake[] {
  return mistakes.map((mistake) => {
    const name = mistake.file.slice(label.length + 1).replace(/\.yaml$/, '')
    return { ...mistake, of: name in SCHEMAS ? (name as ContentFile) : undefined }
  })
}
