/** The thickness of a pen's line, in CSS pixels. */
const LINE = 3

const COLOR = 'var(--wax-color,var(--wax))'

/**
 * Marks as a pen draws them, over those of the grease pencil (`src/ui/wax/wax.module.css`). Rings and boxes
 * are borders, because their line must be as thick on all sides.
 */
export const PEN_MARKS = [
  `[data-wax^=ring],[data-wax=box]{background:none;border:${LINE}px solid ${COLOR};mask:none}`,
  '[data-wax^=ring]{border-radius:50%}',
  `[data-wax=underline]{mask:linear-gradient(#000 0 0) 0 60%/100% ${LINE + 1}px no-repeat}`,
  '@media (forced-colors:active){[data-wax^=ring],[data-wax=box]{border-color:Highlight}}',
  ...Object.entries({
    cross: 'M4 4 20 20M20 4 4 20',
    tick: 'M3 13 9 20 21 4',
    arrow: 'M2 12H21M14 5 21 12 14 19',
    star: 'M12 2 18 21 2 9H22L6 21Z',
  }).map(([mark, line]) => `[data-wax=${mark}]{--mark:url("${drawing(line)}")}`),
].join('\n')

function drawing(line: string): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' ` +
    `stroke-width='2.5' stroke-linejoin='round' stroke-linecap='round'><path d='${line}'/></svg>`
  return `data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`
}
