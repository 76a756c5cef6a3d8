import type { Focal } from './focal.ts'
import type { Photo } from './photo.ts'
import type { Placeholder } from './placeholder.ts'

/** A photograph on a page, with what only the page's stylesheet knows of it. */
export type Pictured = { photo: Photo; placeholder: Placeholder; focal: Focal; hue: string }

/**
 * What a page's photographs and film stocks look like, a class for each. A stylesheet, because a
 * strict policy blocks style attributes.
 */
export function stylesheet(pictured: Pictured[]): string {
  const rules = pictured.flatMap(({ photo, focal, hue }) => [
    `.${photo.className}{--ratio:${ratio(photo)};--focus:${percent(focal.x)} ${percent(focal.y)}}`,
    `.${photo.film.className}{--stock:${hue}}`,
  ])
  return `@layer base {\n${[...new Set(rules)].toSorted().join('\n')}\n}\n`
}

function ratio({ full }: Photo): number {
  return Number((full.width / full.height).toFixed(4))
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(1))}%`
}
