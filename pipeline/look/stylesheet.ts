import {
  contrast,
  READABLE,
  VISIBLE,
  DEMO_COLORS,
  isDark,
  paletteOf,
  type Palette,
} from './colors.ts'
import { RADIUS, type Look } from './look.ts'

/** The styles of a typeface other than the demo's: the value of its property, and the fonts that stand in for it. */
type FaceStyles = { stack: string; fallbacks: string }

const SLIPS = ['white', 'canary', 'pink', 'goldenrod']

/** The custom property that holds a color (`src/styles/tokens.css`): `--slip-white`, `--on-film`. */
export function propertyOf(name: keyof Palette): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `--${SLIPS.includes(name) ? 'slip-' : ''}${words}`
}

/** Colors that are not printed, because paper takes the place of film and of the light table. */
const NOT_ON_PAPER: (keyof Palette)[] = [
  'film',
  'filmLine',
  'onFilm',
  'onFilmQuiet',
  'table',
  'tableBright',
]

/** The attributes of `<html>` for a look that differs from the demo's. `look.css` has rules for them. */
export function lookAttributes({ colors: chosen, edge, wax }: Look) {
  return {
    ...(edge !== 'notched' && { 'data-edge': edge }),
    ...(wax !== 'pencil' && { 'data-marks': wax }),
    ...(isDark(chosen) && { 'data-table': 'dark' }),
  }
}

/**
 * The stylesheet with a look's differences from the demo's, as custom properties. It comes after all others, in no
 * layer. Empty for a look without differences.
 */
export function lookStylesheet(
  look: Look,
  faces: { text?: FaceStyles; labels?: FaceStyles },
): string {
  const { everywhere, onScreen } = colors(look)
  const screen = rule(':root', onScreen)
  return [
    faces.text?.fallbacks,
    faces.labels?.fallbacks,
    rule(':root', [
      faces.text && `--serif:${faces.text.stack}`,
      faces.labels && `--narrow:${faces.labels.stack}`,
      look.corners !== 'square' && `--corner:${RADIUS[look.corners]}px`,
      ...everywhere,
    ]),
    screen && `@media not print{${screen}}`,
  ]
    .filter(Boolean)
    .join('\n')
}

type Declarations = (string | false)[]

function colors({ colors: chosen }: Look): { everywhere: Declarations; onScreen: Declarations } {
  const palette = paletteOf(chosen)
  const demo = paletteOf(DEMO_COLORS)
  const { onFilm: ink, onFilmQuiet: inkQuiet, waxOnFilm: wax } = palette
  // Words and marks on a dark table are those of film.
  const root = isDark(chosen) ? { ...palette, ink, inkQuiet, wax } : palette
  const names = (Object.keys(palette) as (keyof Palette)[]).filter((name) => name !== 'filmRaised')
  const changed = names.filter((name) => root[name] !== demo[name])

  // Light words would be lost on paper. It gets the demo's dark words instead.
  const isPrinted = contrast(root.ink, '#ffffff') >= READABLE
  const printed = isPrinted ? changed.filter((name) => !NOT_ON_PAPER.includes(name)) : []
  const onlyShown = changed.filter((name) => !printed.includes(name))
  const declare = (name: keyof Palette) => `${propertyOf(name)}:${root[name]}`

  return {
    everywhere: [
      ...printed.map(declare),
      // The ring around a field that has the focus is of film, which may be as light as a slip.
      contrast(palette.film, palette.white) < VISIBLE && `--field-ring:${palette.ink}`,
    ],
    onScreen: [
      ...onlyShown.map(declare),
      changed.includes('safelight') && `--halation:${root.safelight}99`,
      root.filmRaised !== demo.filmRaised && unexposed(root.filmRaised),
      ...(isDark(chosen) ? darkTable(palette) : []),
    ],
  }
}

/** Rules for a dark table: slips keep their own words and marks, and a button of film has an edge. */
function darkTable({ ink, inkQuiet, wax }: Palette): string[] {
  return [
    'color-scheme:only dark',
    '--button-line:inset 0 0 0 2px var(--film-line)',
    `--slip-ink:${ink}`,
    `--slip-ink-quiet:${inkQuiet}`,
    `--slip-wax:${wax}`,
  ]
}

function unexposed(raised: string): string {
  return (
    '--unexposed:radial-gradient(60% 70% at 62% 40%,' +
    `color-mix(in srgb,var(--film-line) 45%,var(--film)),color-mix(in srgb,${raised} 60%,var(--film)) 75%)`
  )
}

/** A rule with its declarations, or nothing where it has none. */
function rule(selector: string, declarations: (string | false | undefined)[]): string {
  const said = declarations.filter(Boolean)
  return said.length > 0 ? `${selector}{${said.join(';')}}` : ''
}

/** Scripts whose letters are joined: space between them would tear words apart. */
const JOINED = ['Adlm', 'Arab', 'Aran', 'Mand', 'Mong', 'Nkoo', 'Rohg', 'Syrc']

/** Scripts that have italics. The browser would slant the letters of others. */
const WITH_ITALICS = ['Armn', 'Cyrl', 'Geor', 'Grek', 'Latn']

/** Scripts with marks above and below their letters, for which headings are set too tight. */
const TALL = [...JOINED, 'Beng', 'Deva', 'Thai', 'Tibt']

/** Rules for a language that is set otherwise than English. Empty for English. */
export function writing({ tag, script }: { tag: string; script: string }): string {
  if (/^en\b/.test(tag)) return ''
  return [
    rule('main :is(h1,h2,h3,p,dd,blockquote)', ['hyphens:auto']),
    // Some languages write days of the week small. Here the name of a day begins a line, so it gets a capital.
    rule('time::first-letter', ['text-transform:capitalize']),
    rule('*', [
      JOINED.includes(script) && 'letter-spacing:0',
      !WITH_ITALICS.includes(script) && 'font-style:normal',
    ]),
    TALL.includes(script) && rule('h1,h2,h3,blockquote', ['line-height:1.4']),
  ]
    .filter(Boolean)
    .join('\n')
}
