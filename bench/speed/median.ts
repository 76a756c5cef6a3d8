/** @throws {Error} without numbers. */
export function median(numbers: number[]): number {
  if (numbers.length === 0) throw new Error('median() needs at least one number.')

  const sorted = numbers.toSorted((a, b) => a - b)
  const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1]!, sorted[sorted.length >> 1]!]
  return (below + above) / 2
}

/** The median of each figure over all runs. */
export function medians<Figure extends string>(
  runs: Record<Figure, number>[],
): Record<Figure, number> {
  const figures = Object.keys(runs[0] ?? {}) as Figure[]
  return Object.fromEntries(
    figures.map((figure) => [figure, median(runs.map((run) => run[figure]))]),
  ) as Record<Figure, number>
}
