import type { ContentFile } from '#pipeline/content/files.ts'

import type { Path } from '../document/merge.ts'

/** A field of the content: its file, and the way to it. */
export type Place = { file: ContentFile; path: Path }

/** A place in one word, like `home/slideshow/slides/0/caption`. */
export function placeName(file: ContentFile, path: PropertyKey[]): string {
  return [file, ...path.map(String)].map(encodeURIComponent).join('/')
}

/** Reads it again. Positions in lists are numbers. */
export function readPlace(name: string): Place {
  const [file, ...path] = name.split('/').map(decodeURIComponent)
  return {
    file: file as ContentFile,
    path: path.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  }
}
