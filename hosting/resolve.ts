import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

import { canonical, fileOf } from './canonical.ts'

/** The page for every path that leads nowhere. */
export const NOT_FOUND = '/404.html'

/** What is kept in the folder for some hosts, and is none of a visitor's business. */
const FOR_HOSTS = ['/_headers', '/_redirects']

/** The path of a request, decoded and without `.` and `..`; nothing for one that makes no sense. */
export function requestPath(url: string): string | undefined {
  if (!url.startsWith('/')) return

  try {
    const decoded = decodeURIComponent(url.replace(/[?#].*$/s, ''))
    return decoded.includes('\0') ? undefined : path.posix.normalize(decoded)
  } catch {
    return
  }
}

/** The file of a path, from the root, as a static host finds it: `/about` is `/about.html`. */
export async function resolve(root: string, requested: string): Promise<string | undefined> {
  const file = requested.endsWith('.html') ? undefined : requested
  const candidates = [file, requested === '/index' ? undefined : fileOf(requested)]

  for (const candidate of candidates) {
    if (candidate && !isHidden(candidate) && (await isFile(root, candidate))) return candidate
  }
}

/** The page that a path is another form of: `/about/` and `/about.html` are both `/about`. */
export async function movedTo(root: string, requested: string): Promise<string | undefined> {
  const page = canonical(requested)
  if (page && (await resolve(root, page)) === fileOf(page)) return page
}

/** Whether there is such a file below the root. */
export async function isFile(root: string, name: string): Promise<boolean> {
  const file = path.join(root, name)
  // A path is normalized with slashes only, but where a backslash parts folders, it climbs as well.
  if (!file.startsWith(root + path.sep)) return false

  try {
    // Differs where the disk takes /About for /about, which hosts do not, or where a link leads out.
    return (await realpath(file)) === file && (await stat(file)).isFile()
  } catch {
    return false
  }
}

/**
 * Whether a file is there for its host alone, and not for visitors. What lies in `.well-known` is there
 * for others to ask: who renews a certificate looks there (RFC 8615).
 */
export function isHidden(name: string): boolean {
  return (
    name === NOT_FOUND || FOR_HOSTS.includes(name) || /\/\.(?!well-known\/)|\.(br|gz)$/.test(name)
  )
}
