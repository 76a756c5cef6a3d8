/** ` Did you mean "caption"?`, or nothing where no candidate is near. */
export function didYouMean(word: string, candidates: string[]): string {
  const near = nearest(word, candidates)
  return near === undefined ? '' : ` Did you mean "${near}"?`
}

/** The candidate that takes the fewest edits to become `word`, if they are few. */
export function nearest(word: string, candidates: string[]): string | undefined {
  const distances = candidates.map((candidate) => editDistance(word, candidate))
  const least = Math.min(...distances)
  const few = Math.max(word.length > 3 ? 2 : 1, word.length / 3)
  return least <= few ? candidates[distances.indexOf(least)] : undefined
}

/** How many letters were added, lost or changed (Levenshtein); case is ignored. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...one.toLowerCase()].entries()) {
    const next = [index + 1]
    for (const [column, its] of [...other.toLowerCase()].entries()) {
      const changed = row[column]! + Number(letter !== its)
      next.push(Math.min(changed, row[column + 1]! + 1, next[column]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}
