/** Finds what identifies a studio in text copied from a receiver. Undefined if it is not in there. */
export type Copied = (text: string) => string | undefined

/** What one of a pattern's groups matches. */
export function matching(pattern: RegExp): Copied {
  return (text) => pattern.exec(text)?.slice(1).find(Boolean)
}

/** The value that has one of these names: of an input, in JavaScript or JSON, or in a command. */
export function named(...names: string[]): Copied {
  const name = `(?:${names.join('|')})`
  const inCode = new RegExp(
    String.raw`\b${name}["']?\s*[:=,]\s*["'${'`'}]?([^\s"'${'`'}<>&,;)]+)`,
    'i',
  )
  const isNamed = new RegExp(String.raw`\sname\s*=\s*["']?${name}["'\s/>]`, 'i')
  return (text) => {
    const input = (text.match(/<input\b[^>]*>/gi) ?? []).find((tag) => isNamed.test(tag))
    return /\svalue\s*=\s*["']?([^\s"'>]+)/i.exec(input ?? '')?.[1] ?? inCode.exec(text)?.[1]
  }
}
