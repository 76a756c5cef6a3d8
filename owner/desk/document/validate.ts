import { readContent } from '#pipeline/content/read-content.ts'
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
