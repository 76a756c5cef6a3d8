import type { Featured } from '#pipeline/content/content.ts'

/** Width ÷ height of each photograph in one row. */
type Ratios = number[]

/**
 * The phone layout of the stylesheet, in px: its window widths, the padding at both sides together,
 * the flex basis of a square frame, and the gap.
 */
const PHONE = { from: 320, to: 767, sides: 32, basis: 200, gap: 20 }

/** How far a frame's notches extend, in px. */
const NOTCH_PX = 8

/** The share of its row that a photograph fills, when all in a row are equally high. */
function shareOf(ratio: number, row: Ratios): number {
  return ratio / row.reduce((total, other) => total + other, 0)
}

/** How photographs wrap into lines on a phone: as many in a line as fit at 200 px high. */
export function phoneLines(ratios: Ratios, window: number): Ratios[] {
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
      room = window - PHONE.sides - width
    }
  }

  return lines
}

/** `sizes` of all featured photographs, in order. */
export function featuredSizes(rows: Featured[][]): string[] {
  return sheetSizes(rows.map((row) => row.map(({ src: { full } }) => full.width / full.height)))
}

/** The same, by their ratios. On phones there is a size for each range of window widths. */
export function sheetSizes(rows: Ratios[]): string[] {
  const wide = rows.flatMap((row) => row.map(wideSize))
  const phone = Array.from({ length: PHONE.to - PHONE.from + 1 }, (_, at) =>
    phoneLines(rows.flat(), PHONE.from + at).flatMap((line) => line.map(phoneSize)),
  )

  return wide.map((size, index) => {
    const steps = phone.flatMap((sizes, at) => {
      const step = sizes[index]!
      const next = phone[at + 1]?.[index]
      if (step === next) return []
      return next ? `(max-width: ${PHONE.from + at}px) ${step}` : step
    })
    return [`(min-width: 48em) ${size}`, ...steps].join(', ')
  })
}

function phoneSize(ratio: number, _: number, line: Ratios): string {
  const free = PHONE.sides + PHONE.gap * (line.length - 1)
  const width = `(100vw - ${free}px) * ${round(shareOf(ratio, line))} + ${NOTCH_PX}px`
  return `min(${width}, ${round(ratio)} * 46rem)`
}

function wideSize(ratio: number, _: number, row: Ratios): string {
  const gaps = `${row.length - 1} * min(2.5vw, 2rem)`
  const free = `min(100vw, 140rem) - min(6.8vw, 7rem) - ${gaps}`
  return `calc((${free}) * ${round(shareOf(ratio, row))} + ${NOTCH_PX}px)`
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000
}
