import { contrast, READABLE, VISIBLE } from './contrast.ts'
import { DEMO_COLORS, isDark, paletteOf, type Palette } from './colors.ts'
import { RADIUS, type Look } from './look.ts'

/** What a typeface other than the demo's adds: the value of its property, and what stands in for it. */
type FaceStyles = { stack: string; fallbacks: string }

const SLIPS = ['white', 'canary', 'pink', 'goldenrod']

/** The custom property that holds a color (`src/styles/tokens.css`): `--slip-white`, `--on-film`. */
export function propertyOf(name: keyof Palette): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `--${SLIPS.includes(name) ? 'slip-' : ''}${words}`
}

/** What paper has in place of film and of the light table. */
const NOT_ON_PAPER: (keyof Palette)[] = [
  'film',
  'filmLine',
  'onFilm',
  'onFilmQuiet',
  'table',
  'tableBright',
]

/** A look as attributes of `<html>`, where it differs from the demo's: what `look.css` has rules for. */
export function lookAttributes({ colors: chosen, edge, wax }: Look) {
  return {
    ...(edge !== 'notched' && { 'data-edge': edge }),
    ...(wax !== 'pencil' && { 'data-marks': wax }),
    ...(isDark(chosen) && { 'data-table': 'dark' }),
  }
}

/**
 * What a look changes of the demo's, as custom properties in a stylesheet that comes after all others, in no layer.
 * Nothing where it changes nothing.
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

  // Light words would be lost on paper, which gets the demo's dark ones.
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

/** Slips keep their own words and marks there, and a button of film has an edge. */
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

/** A rule with what is said of it, or nothing. */
function rule(selector: string, declarations: (string | false | undefined)[]): string {
  const said = declarations.filter(Boolean)
  return said.length > 0 ? `${selector}{${said.join(';')}}` : ''
}

/** Scripts whose letters are joined: space between them would tear words apart. */
const JOINED = ['Adlm', 'Arab', 'Aran', 'Mand', 'Mong', 'Nkoo', 'Rohg', 'Syrc']

/** Scripts that have italics. Others would be slanted by the browser. */
const WITH_ITALICS = ['Armn', 'Cyrl', 'Geor', 'Grek', 'Latn']

/** Scripts with marks above and below their letters, for which headings are set too tight. */
const TALL = [...JOINED, 'Beng', 'Deva', 'Thai', 'Tibt']

/** What a language changes of how English is set. Nothing for English. */
export function writing({ tag, script }: { tag: string; script: string }): string {
  if (/^en\b/.test(tag)) return ''
  return [
    rule('main :is(h1,h2,h3,p,dd,blockquote)', ['hyphens:auto']),
    // Where days of the week are written small, one on its own begins a line.
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
