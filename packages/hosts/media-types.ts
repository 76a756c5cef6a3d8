import path from 'node:path'

/** The media type of a file, by its extension. */
export function mediaType(file: string): string {
  return MEDIA_TYPES.get(path.extname(file)) ?? 'application/octet-stream'
}

/** The extensions of text files. Photographs and fonts are compressed already. */
export function textExtensions(): string[] {
  return [...MEDIA_TYPES]
    .filter(([, type]) => type.includes('charset'))
    .map(([extension]) => extension)
}

/** Values of `Content-Type` by file extension. */
export const MEDIA_TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.gif', 'image/gif'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.pdf', 'application/pdf'],
])
