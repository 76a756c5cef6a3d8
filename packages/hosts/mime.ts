import path from 'node:path'

/** The media type of a file, by the end of its name. */
export function mediaType(file: string): string {
  return TYPES.get(path.extname(file)) ?? 'application/octet-stream'
}

/** How the names of text files end. Text shrinks; photographs and fonts are compressed already. */
export function textEndings(): string[] {
  return [...TYPES].filter(([, type]) => type.includes('charset')).map(([ending]) => ending)
}

/** Media types by the end of a file's name, in the words of `Content-Type`. */
export const TYPES = new Map([
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
