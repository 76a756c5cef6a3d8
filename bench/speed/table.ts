type Cell = string | number

/** A Markdown table with labels in the first column and figures in the others. */
export function table(head: string[], rows: Cell[][]): string {
  const line = (cells: Cell[]) => `| ${cells.join(' | ')} |`
  const rule = ['---', ...head.slice(1).map(() => '--:')]
  return [head, rule, ...rows].map(line).join('\n')
}

/** A figure, and whether it is within its limit. */
export function within(figure: number, most: number, digits = 0): string {
  return `${figure.toFixed(digits)} ${figure <= most ? '✓' : '✗'}`
}

/** A figure divided by its floor, and whether that is at most 1.1. */
export function ratio(figure: number, floor: number): string {
  return within(figure / floor, 1.1, 2)
}

/** Bytes in KB of 1024. */
export function inKB(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

/** A time in ms, or a dash for NaN: not every page has a first photograph. */
export function formatMs(time: number): string {
  return Number.isNaN(time) ? '–' : time.toFixed(0)
}
