import type { Photograph } from '../model/photo.ts'

/**
 * What a page's photographs and film stocks look like, a class for each. A stylesheet, because a
 * strict policy blocks style attributes.
 *
 * Until a photograph arrives its place shows `--tone`, its average color, and `--blur`, itself very
 * small. Those in the menu and the frames of a roll, which are small, have the color alone.
 */
export function stylesheet(onPage: Photograph[], inMenu: Photograph[] = []): string {
  const pageClasses = new Set(onPage.map(({ photo }) => photo.className))
  const onlyInMenu = inMenu.filter(({ photo }) => !pageClasses.has(photo.className))

  const large = onPage.filter(({ isSmall }) => !isSmall)
  const largeClasses = new Set(large.map(({ photo }) => photo.className))
  const small = onPage.filter(({ photo }) => !largeClasses.has(photo.className))

  const rules = [
    ...large.map((one) =>
      rule(one, `${look(one)};--blur:url(data:image/webp;base64,${one.placeholder.thumbnail})`),
    ),
    ...small.map((one) => rule(one, shape(one))),
    ...onlyInMenu.map((one) => rule(one, look(one))),
    ...[...onPage, ...inMenu].flatMap(({ photo, hue }) =>
      photo.film ? [`.${photo.film.className}{--stock:${hue}}`] : [],
    ),
  ]
  return `@layer base {\n${[...new Set(rules)].toSorted().join('\n')}\n}\n`
}

function rule({ photo }: Photograph, declarations: string): string {
  return `.${photo.className}{${declarations}}`
}

/** How much of an upright photograph's height a wide window shows. */
const SEEN = 3 / 8

function look(photograph: Photograph): string {
  const {
    photo: { full },
    focal,
  } = photograph
  const ratio = full.width / full.height
  // Centered in what a wide window shows, so that a head is whole above a face.
  const centered = Math.min(Math.max((focal.y - SEEN / 2) / (1 - SEEN), 0), 1)
  const y = ratio < 1 ? centered : focal.y
  return `${shape(photograph)};--focus-x:${percent(focal.x)};--focus-y:${percent(y)}`
}

/** All that one needs which is never cropped. */
function shape({ photo: { full }, placeholder }: Photograph): string {
  return `--ratio:${Number((full.width / full.height).toFixed(4))};--tone:${placeholder.color}`
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(1))}%`
}
