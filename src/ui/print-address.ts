import type { Prints } from '#pipeline/model/photo.ts'

type Format = 'avif' | 'jpg'

/** `srcset` of all prints in one format. */
export function srcSet(prints: Prints, format: Format): string {
  return prints[format].map((width) => `${address(prints, width, format)} ${width}w`).join(', ')
}

/** Address of the smallest JPEG, the fallback. */
export function fallback(prints: Prints): string {
  return address(prints, Math.min(...prints.jpg), 'jpg')
}

/** Address of the largest JPEG, for opening the photograph as a file. */
export function largest(prints: Prints): string {
  return address(prints, Math.max(...prints.jpg), 'jpg')
}

function address(prints: Prints, width: number, format: Format): string {
  return prints.address.replace('{width}', String(width)).replace('{format}', format)
}
