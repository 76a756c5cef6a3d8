/** As many letters as fit below an icon. */
const MOST = 12

/** The beginning of a studio's name that fits below an icon, or nothing where not even a word does. */
export function shortNameFrom(name: string): string | undefined {
  const words = name.trim().split(/\s+/)
  const fitting = words.map((_, at) => words.slice(0, at + 1).join(' '))
  const longest = fitting.findLast((beginning) => beginning.length <= MOST)
  // “Juniper &” promises something.
  return (
    longest?.replace(/\s*[^\p{L}\p{N}.!?)]+$/u, '').replace(/\s+(and|und|et|y|of)$/i, '') ||
    undefined
  )
}
