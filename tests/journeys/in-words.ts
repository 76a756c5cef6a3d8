import type { StudioWords } from '../studios/words-of.ts'

/** 1 where text runs to the right, and -1 where to the left. */
export function toward({ direction }: StudioWords): 1 | -1 {
  return direction === 'rtl' ? -1 : 1
}

/** The arrow keys that lead on and back. */
export function arrows({ direction }: StudioWords) {
  const keys = ['ArrowRight', 'ArrowLeft'] as const
  return direction === 'rtl' ? keys.toReversed() : keys
}

/** A text without the marks of emphasis. */
export function plain(words: string): string {
  return words.replaceAll('*', '')
}

/** Any text with these words in it. */
export function saying(words: string): RegExp {
  return new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
}
