import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The file of the 404 page. */
export const NOT_FOUND = '/404.html'

/** The pages among the files of a site, by path: `/about.html` is the page `/about`. */
export function pagesIn(files: string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && file !== NOT_FOUND)
    .map((file) => file.replace(/(?:(?<=^\/)index)?\.html$/, ''))
    .toSorted()
}

/** The file of a page: `/about.html` for `/about`. */
export function pageFile(page: string): string {
  return page === '/' ? '/index.html' : `${page}.html`
}

/**
 * Other paths that people and programs write for a page. Hosts redirect them to the canonical path,
 * which has neither slash nor extension, so that search engines and caches see one page.
 */
export function aliases(page: string): string[] {
  if (page === '/') return ['/index.html']
  return [`${page}/`, `${page}.html`, `${page}/index.html`]
}

/**
 * Whether a file is not for visitors: host settings, dot files, compressed variants and the 404
 * page. `.well-known` is public: certificate renewal reads it (RFC 8615).
 */
export function isHidden(file: string): boolean {
  const isSettings = ['/_headers', '/_redirects'].includes(file)
  return file === NOT_FOUND || isSettings || /\/\.(?!well-known\/)|\.(br|gz)$/.test(file)
}

/** A path as a regular expression. */
export function asPattern(file: string): string {
  return file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The path of a request, decoded and without `.` and `..`. Undefined if it is malformed. */
export function decodePath(url: string): string | undefined {
  if (!url.startsWith('/')) return undefined

  try {
    const decoded = decodeURIComponent(url.replace(/[?#].*$/s, ''))
    return decoded.includes('\0') ? undefined : path.posix.normalize(decoded)
  } catch {
    return undefined
  }
}

/** Every file below a folder, as a path from there: `/about.html`. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .toSorted()
}
