/** In characters, where a block has no line to learn from. */
const WIDTH = 100

/**
 * A block of YAML (`>-` or `|-` and lines) with other words in it. Lines before and after what
 * changed stay as they are; what is between is wrapped to the width of the others. Given `lines`
 * stand as they are.
 */
export function rewrap(source: string, value: string, lines?: string[]): string {
  const eol = source.includes('\r\n') ? '\r\n' : '\n'
  const [header = '', ...body] = source.split(eol)
  const old = body.filter((line) => line.trim() !== '')
  const indent = /^\s*/.exec(old[0] ?? '  ')![0]
  const width = Math.max(...old.map((line) => line.length), WIDTH - 10)
  const written = lines ?? wrapBetween(old.map(wordsOf), wordsOf(value), width - indent.length)
  const end = /\s*$/.exec(source)![0]
  const block = written.map((line) => (line === '' ? '' : indent + line))
  return [header, ...block].join(eol) + end
}

function wrapBetween(old: string[][], words: string[], width: number): string[] {
  let first = 0
  let from = 0
  while (first < old.length && startsWith(words.slice(from), old[first]!)) {
    from += old[first]!.length
    first++
  }
  // The last line takes what is added while it has room: a sentence is often saved word by word.
  if (first === old.length && first > 0) {
    first--
    from -= old[first]!.length
  }
  let last = old.length
  let to = words.length
  while (last > first && endsWith(words.slice(from, to), old[last - 1]!)) {
    to -= old[last - 1]!.length
    last--
  }
  const kept = (part: string[][]) => part.map((line) => line.join(' '))
  return [
    ...kept(old.slice(0, first)),
    ...wrap(words.slice(from, to), width),
    ...kept(old.slice(last)),
  ]
}

function wrap(words: string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean)
}

function startsWith(words: string[], line: string[]): boolean {
  return line.every((word, index) => words[index] === word)
}

function endsWith(words: string[], line: string[]): boolean {
  return words.length >= line.length && startsWith(words.slice(-line.length), line)
}
