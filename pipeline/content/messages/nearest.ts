/** ` Did you mean "caption"?`, or nothing where no candidate is near. */
export function didYouMean(word: string, candidates: string[]): string {
  const near = nearest(word, candidates)
  return near === undefined ? '' : ` Did you mean "${near}"?`
}

/** The candidate that takes the fewest edits to become `word`, if they are few. */
export function nearest(word: string, candidates: string[]): string | undefined {
  const distances = candidates.map((candidate) => editDistance(word, candidate))
  const least = Math.min(...distances)
  return least <= Math.max(1, word.length / 3) ? candidates[distances.indexOf(least)] : undefined
}

/** How many letters were added, lost, changed or swapped with their neighbor; case is ignored. */
function editDistance(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity

  for (let row = 1; row <= a.length; row++) {
    rows.push([row])
    for (let column = 1; column <= b.length; column++) {
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      rows[row]![column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(a[row - 1] !== b[column - 1]),
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      )
    }
  }
  return at(a.length, b.length)
}
