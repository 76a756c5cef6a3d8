type Cell = string | number

/** A table in Markdown. The first column is words, the others are figures. */
export function table(head: string[], rows: Cell[][]): string {
  const line = (cells: Cell[]) => `| ${cells.join(' | ')} |`
  const rule = ['---', ...head.slice(1).map(() => '--:')]
  return [head, rule, ...rows].map(line).join('\n')
}

/** A figure, and whether it keeps to the most that it is meant to be. */
export function within(figure: number, most: number, digits = 0): string {
  return `${figure.toFixed(digits)} ${figure <= most ? '✓' : '✗'}`
}

/** How many times the floor a figure is, and whether that is at most a tenth more. */
export function ratio(figure: number, floor: number): string {
  return within(figure / floor, 1.1, 2)
}

/** Bytes in KB of 1024. */
export function inKB(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

/** A time in ms. There may be none: not every page has a photograph that it waits for. */
export function inMs(time: number): string {
  return Number.isNaN(time) ? '–' : time.toFixed(0)
}
