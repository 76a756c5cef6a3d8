import type { Rights } from '../model/rights.ts'
import type { Placeholder } from '../originals/placeholder.ts'
import type { Focal } from '../model/focal.ts'
import type { Photo } from '../model/photo.ts'

/** A photograph on a page, with what its visitors' browsers are not told of it. */
export type Pictured = {
  photo: Photo
  placeholder: Placeholder
  focal: Focal
  hue: string
  rights: Rights
}

/**
 * What a page's photographs and film stocks look like, a class for each. A stylesheet, because a
 * strict policy blocks style attributes.
 *
 * Until a photograph arrives its place shows `--tone`, its average color, and `--blur`, itself very
 * small. Those that are small on every page, in the menu, have the color alone.
 */
export function stylesheet(pictured: Pictured[], inMenu: Pictured[] = []): string {
  const onPage = new Set(pictured.map(({ photo }) => photo.className))
  const onlyInMenu = inMenu.filter(({ photo }) => !onPage.has(photo.className))

  const rules = [
    ...pictured.map((one) => rule(one, `${look(one)};--blur:url(${dataUrl(one.placeholder)})`)),
    ...onlyInMenu.map((one) => rule(one, look(one))),
    ...[...pictured, ...inMenu].map(({ photo, hue }) => `.${photo.film.className}{--stock:${hue}}`),
  ]
  return `@layer base {\n${[...new Set(rules)].toSorted().join('\n')}\n}\n`
}

function rule({ photo }: Pictured, declarations: string): string {
  return `.${photo.className}{${declarations}}`
}

function look({ photo, focal, placeholder }: Pictured): string {
  const focus = `${percent(focal.x)} ${percent(focal.y)}`
  return `--ratio:${ratio(photo)};--focus:${focus};--tone:${placeholder.color}`
}

function dataUrl({ thumbnail }: Placeholder): string {
  return `data:image/webp;base64,${thumbnail}`
}

function ratio({ full }: Photo): number {
  return Number((full.width / full.height).toFixed(4))
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(1))}%`
}
