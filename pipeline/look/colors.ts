/** The roles that a studio can color, with the demo's colors, as in `src/styles/tokens.css`. */
export const DEMO_COLORS = {
  film: '#12100e',
  onFilm: '#fbf9f5',
  table: '#ebede7',
  ink: '#16130f',
  white: '#fffefc',
  canary: '#fbe27a',
  pink: '#f9c6c1',
  goldenrod: '#f3b844',
  wax: '#c3260b',
  waxOnFilm: '#fff1d0',
  safelight: '#ff6a3d',
}

export type Role = keyof typeof DEMO_COLORS

/** Colors as `#rrggbb`. */
export type Colors = Record<Role, string>

/** Shades that are mixed from two of the colors, with the demo's, which were chosen by eye. */
const SHADES = {
  onFilmQuiet: { from: 'film', to: 'onFilm', share: 0.785, demo: '#c9c2b7' },
  filmLine: { from: 'film', to: 'onFilm', share: 0.24, demo: '#4a433b' },
  filmRaised: { from: 'film', to: 'onFilm', share: 0.07, demo: '#221e1a' },
  tableBright: { from: 'table', to: 'white', share: 0.95, demo: '#fefefb' },
  inkQuiet: { from: 'ink', to: 'white', share: 0.22, demo: '#4b4841' },
  inkPlaceholder: { from: 'ink', to: 'white', share: 0.28, demo: '#5c5850' },
  busy: { from: 'ink', to: 'white', share: 0.5, demo: '#8a857b' },
  waxText: { from: 'wax', to: 'ink', share: 0.18, demo: '#a31d06' },
} satisfies Record<string, { from: Role; to: Role; share: number; demo: string }>

export type Shade = keyof typeof SHADES

/** All colors of a site: those that are chosen, and the shades that are mixed from them. */
export type Palette = Colors & Record<Shade, string>

/** The colors that a shade is mixed from. The first is the one that it is a shade of. */
export function sourcesOf(name: keyof Palette): Role[] {
  if (name in DEMO_COLORS) return [name as Role]
  const { from, to } = SHADES[name as Shade]
  return name.startsWith('onFilm') ? [to, from] : [from, to]
}

/** The palette of some colors, with mixed shades. The demo's colors have the demo's own shades, which are not mixed. */
export function paletteOf(colors: Colors): Palette {
  const shades = Object.entries(SHADES).map(([name, { from, to, share, demo }]) => {
    const isDemo = [from, to].every((role) => colors[role] === DEMO_COLORS[role])
    return [name, isDemo ? demo : mix(colors[from], colors[to], share)]
  })
  const palette: Palette = { ...colors, ...Object.fromEntries(shades) }
  const { table, onFilm } = colors
  return isDark(colors) ? { ...palette, tableBright: mix(table, onFilm, DARK_GLOW) } : palette
}

/** How much brighter a dark table is in the middle of the window. */
const DARK_GLOW = 0.06

/** Whether the table is dark: then words and marks on it are those of film. */
export function isDark({ table, ink, onFilm }: Colors): boolean {
  return contrast(onFilm, table) > contrast(ink, table)
}

/** The least contrast of words, and of large words, marks and controls (WCAG 2.2, 1.4.3 and 1.4.11). */
export const READABLE = 4.5
export const VISIBLE = 3

/** Contrast ratio of two `#rrggbb` colors as WCAG 2.2 defines it: 1 (the same) to 21. */
export function contrast(one: string, other: string): number {
  return contrastOf(channels(one), channels(other))
}

/** The contrast ratio of two colors, each as red, green and blue from 0 to 255. */
export function contrastOf(one: number[], other: number[]): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** How light a `#rrggbb` color is: 0 (black) to 1. */
export function luminance(color: string): number {
  return luminanceOf(channels(color))
}

function luminanceOf(color: number[]): number {
  const [red, green, blue] = color.map(linear)
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** The color between two others: the first at 0, the second at 1. */
export function mix(one: string, other: string, share: number): string {
  const others = channels(other)
  const mixed = channels(one).map((value, at) => value + (others[at]! - value) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
