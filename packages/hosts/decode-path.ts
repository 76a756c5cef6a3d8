import path from 'node:path'

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
