import { contrast, mix } from './contrast.ts'

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
