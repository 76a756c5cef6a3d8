/** Width ÷ height of each photograph in one row. */
type Ratios = number[]

/** What a phone gives a row, and the basis and gap it wraps by: the numbers in the stylesheet. */
const PHONE = { width: 358, basis: 200, gap: 20 }

/** Where two portraits no longer fit beside each other, and each fills the width. */
const NARROW = '(max-width: 23.2em)'

/** How much of its row a photograph fills when a row is as high as all that stand in it. */
export function shareOfRow(ratios: Ratios, index: number): number {
  return (ratios[index] ?? 0) / sum(ratios)
}

/**
 * The lines the same photographs wrap into on a phone, where rows dissolve: as many in a line as
 * fit at 200 px high.
 */
export function phoneLines(ratios: Ratios): Ratios[] {
  const lines: Ratios[] = []
  let room = 0

  for (const ratio of ratios) {
    const width = ratio * PHONE.basis
    const line = lines.at(-1)

    if (line && width + PHONE.gap <= room) {
      line.push(ratio)
      room -= width + PHONE.gap
    } else {
      lines.push([ratio])
      room = PHONE.width - width
    }
  }

  return lines
}

/** The `sizes` of every photograph on the sheet, first to last. */
export function sheetSizes(rows: Ratios[]): string[] {
  const phone = shares(phoneLines(rows.flat()))

  return shares(rows).map(
    (share, index) =>
      `(min-width: 48em) ${percent(share)}vw, ${NARROW} 100vw, ${percent(phone[index] ?? 1)}vw`,
  )
}

/** The number printed at a frame's edge: three frames on for each next one, every other a half. */
export function frameNumber(index: number): string {
  return `${2 + 3 * index}${index % 2 === 1 ? 'A' : ''}`
}

function shares(rows: Ratios[]): number[] {
  return rows.flatMap((ratios) => ratios.map((_, index) => shareOfRow(ratios, index)))
}

function percent(share: number): number {
  return Math.ceil(share * 100)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
