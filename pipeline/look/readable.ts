import {
  contrast,
  luminance,
  READABLE,
  VISIBLE,
  isDark,
  paletteOf,
  sourcesOf,
  type Colors,
  type Palette,
  type Role,
} from './colors.ts'

type Name = keyof Palette

type Pair = [name: Name, grounds: Name[], least: number]

const TABLE: Name[] = ['table', 'tableBright']

/** Colors, each with the grounds that it has to stand out from, and the least contrast. */
const PAIRS: Pair[] = [
  ['onFilm', ['film'], READABLE],
  ['onFilmQuiet', ['film'], READABLE],
  ['canary', ['film'], READABLE],
  ['waxOnFilm', ['film'], VISIBLE],
  // Safelight colors the words of a button under the pointer, and the ring around the focused element.
  ['safelight', ['film'], READABLE],
  ['ink', ['white', 'canary', 'pink', 'goldenrod'], READABLE],
  ['inkQuiet', ['white'], READABLE],
  ['inkPlaceholder', ['white'], READABLE],
  ['wax', ['white', 'canary', 'pink'], VISIBLE],
  ['waxText', ['white', 'canary', 'pink'], READABLE],
]

/** The colors of words, quiet words and marks on a light table, and on a dark one. */
const ON_TABLE: Record<'light' | 'dark', Name[]> = {
  light: ['ink', 'inkQuiet', 'wax'],
  dark: ['onFilm', 'onFilmQuiet', 'waxOnFilm'],
}

/** Grounds of the ring around a focused element. The ring has the colors of safelight and film. */
const RINGED: Name[] = ['table', 'tableBright', 'white', 'canary', 'pink', 'goldenrod']

/** What is wrong with a color. */
type ColorMistake = { role: Role; message: string }

/** The colors that cannot be told apart well enough (WCAG 2.2, 1.4.3 and 1.4.11): a mistake for each. */
export function unreadable(colors: Colors): ColorMistake[] {
  const palette = paletteOf(colors)
  const ratio = (one: Name, other: Name) => contrast(palette[one], palette[other])

  const onTable = ON_TABLE[isDark(colors) ? 'dark' : 'light']
  const pairs = [...PAIRS, ...onTable.map((name): Pair => [name, TABLE, READABLE])]
  const found = pairs.flatMap(([name, grounds, least]) => {
    const failing = grounds
      .filter((ground) => ratio(name, ground) < least)
      .toSorted((one, other) => ratio(name, one) - ratio(name, other))
    const [worst, ...more] = failing
    if (!worst) return []

    const [role, other] = sourcesOf(name)
    const also = more.length > 0 ? ` Nor is it enough on ${more.map(shortName).join(', ')}.` : ''
    return [
      {
        role: role!,
        isShade: other !== undefined,
        message:
          `${fullName(name)} on ${fullName(worst)} has a contrast of ${cutOff(ratio(name, worst))}, ` +
          `and ${least === READABLE ? 'words need' : 'marks need'} ${least}.${also} ` +
          advice(palette, name, worst),
      },
    ]
  })

  const hidden = RINGED.filter(
    (ground) => Math.max(ratio('film', ground), ratio('safelight', ground)) < VISIBLE,
  )
  const rings = hidden.slice(0, 1).map((ground): ColorMistake => {
    return {
      role: 'safelight',
      message:
        `The ring around what has the focus cannot be seen on ${fullName(ground)}: "safelight" or "film" needs a ` +
        `contrast of ${VISIBLE} there. ${advice(palette, 'safelight', ground)}`,
    }
  })
  // Whoever mends a color mends its shades, too, so the owner is told of the color alone.
  const words = found.filter(({ role, isShade }) => {
    return !isShade || !found.some((one) => one.role === role && !one.isShade)
  })
  return [...words, ...rings].map(({ role, message }) => {
    return { role, message: message.charAt(0).toUpperCase() + message.slice(1) }
  })

  function fullName(name: Name): string {
    return `${shortName(name)} (${palette[name]})`
  }
}

function advice(palette: Palette, name: Name, ground: Name): string {
  const isDarker = luminance(palette[name]) <= luminance(palette[ground])
  const [dark, light] = isDarker ? [name, ground] : [ground, name]
  return `Make "${sourcesOf(dark)[0]}" darker, or "${sourcesOf(light)[0]}" lighter.`
}

function shortName(name: Name): string {
  const [role, other] = sourcesOf(name)
  return other ? `the shade of "${role}" for ${USES[name] ?? 'quiet words'}` : `"${role}"`
}

const USES: { [Shade in Name]?: string } = {
  tableBright: 'the middle of the window',
  inkPlaceholder: 'examples in the form',
  waxText: 'words',
}

/** A ratio, cut and not rounded: one that is just too low must not read like enough. */
function cutOff(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
