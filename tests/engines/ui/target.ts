/** What a visitor means on a page: a role and its name, words that stand there, or a title. */
export type Target = {
  by: 'role' | 'text' | 'title'
  role?: string
  /** The whole of a name or text, or what must occur in it. */
  words?: string | RegExp
  /** Only in here. */
  inside?: Target
}

/** The element of a role, by the name it has for assistive technology. */
export function the(role: string, words?: string | RegExp, inside?: Target): Target {
  return { by: 'role', role, words, inside }
}

/** The element that holds these words itself. */
export function text(words: string | RegExp, inside?: Target): Target {
  return { by: 'text', words, inside }
}

/** The frame that is called so. */
export function titled(words: string): Target {
  return { by: 'title', words }
}

/** How a failed expectation names it. */
export function inWords({ role, words, inside }: Target): string {
  const own = [role, words && (typeof words === 'string' ? `“${words}”` : String(words))]
  return own.filter(Boolean).join(' ') + (inside ? ` in ${inWords(inside)}` : '')
}
