/** An element by its role and name, its text, or its title. */
export type Target = {
  by: 'role' | 'text' | 'title'
  role?: string
  /** The whole name or text, or a pattern in it. */
  words?: string | RegExp
  inside?: Target
}

/** The element with a role and an accessible name. */
export function the(role: string, words?: string | RegExp, inside?: Target): Target {
  return { by: 'role', role, words, inside }
}

/** The element with this text. */
export function text(words: string | RegExp, inside?: Target): Target {
  return { by: 'text', words, inside }
}

/** The frame with this title. */
export function titled(words: string): Target {
  return { by: 'title', words }
}

/** For messages of failed expectations. */
export function describeTarget({ role, words, inside }: Target): string {
  const own = [role, words && (typeof words === 'string' ? `“${words}”` : String(words))]
  return own.filter(Boolean).join(' ') + (inside ? ` in ${describeTarget(inside)}` : '')
}
