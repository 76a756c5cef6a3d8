import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** The page for every path that leads nowhere. */
export const NOT_FOUND = '/404.html'

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

/**
 * The file of a path, from the root, as a static host finds it: `/about` and `/about/` are both
 * `/about/index.html`.
 */
export async function resolve(root: string, requested: string): Promise<string | undefined> {
  const candidates = [requested, path.posix.join(requested, 'index.html')]
  for (const candidate of candidates) {
    if (!isHidden(candidate) && (await isFile(root, candidate))) return candidate
  }
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

function isHidden(name: string): boolean {
  return name === NOT_FOUND || /\/\.|\.(br|gz)$/.test(name)
}
