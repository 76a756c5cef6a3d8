type Cell = string | number

/** A Markdown table with labels in the first column. Numbers are rounded; NaN is a dash. */
export function table(head: string[], rows: Cell[][]): string {
  const show = (cell: Cell) => (typeof cell === 'number' ? digits(cell, 0) : cell)
  const rule = ['---', ...head.slice(1).map(() => '--:')]
  return [head, rule, ...rows].map((cells) => `| ${cells.map(show).join(' | ')} |`).join('\n')
}

/** A figure with so many decimals, or a dash for NaN: not every page has a first photograph. */
export function digits(figure: number, count: number): string {
  return Number.isNaN(figure) ? '–' : figure.toFixed(count)
}

/** A figure, and whether it is within its limit. */
export function within(figure: number, most: number, decimals = 0): string {
  return `${figure.toFixed(decimals)} ${figure <= most ? '✓' : '✗'}`
}

/** A figure divided by its floor, and whether that is at most 1.1. */
export function ratio(figure: number, floor: number): string {
  return within(figure / floor, 1.1, 2)
}

/** The middle number, or the mean of the two in the middle. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}

/** The median of each figure over all runs. */
export function medians<Figure extends string>(
  runs: Record<Figure, number>[],
): Record<Figure, number> {
  const figures = Object.keys(runs[0]!) as Figure[]
  const middle = figures.map((figure) => [figure, median(runs.map((run) => run[figure]))])
  return Object.fromEntries(middle) as Record<Figure, number>
}
