import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

import { refuse } from './unusable-original.ts'

/**
 * Where a scan is.
 *
 * @throws {UnusableOriginal} where that is not a file inside of the folder. A link out of it works
 * on one computer only, and could put on the site what nobody meant to show.
 */
export async function locate(file: string, uploads: string): Promise<string> {
  const scan = path.join(uploads, file)
  const [real, folder] = await Promise.all([realpath(scan), realpath(uploads)]).catch((error) =>
    refuse(file, unreadable(error)),
  )
  if (!real.startsWith(folder + path.sep)) {
    refuse(file, 'is a link to a file outside uploads/. Put the scan itself there.')
  }

  const found = await stat(real)
  if (found.isDirectory()) refuse(file, unreadable({ code: 'EISDIR' }))
  if (!found.isFile()) refuse(file, 'is not a file. Put the scan itself there.')
  return scan
}

/** What the system's reason for not reading a file means to its owner. */
export function unreadable({ code }: { code?: string }): string {
  switch (code) {
    case 'ENOENT':
      return 'leads to no file. Put the scan itself there.'
    case 'ELOOP':
      return 'is a link that leads back to itself. Put the scan itself there.'
    case 'EISDIR':
      return 'is a folder. Put the scan itself into uploads/, not into a folder.'
    case 'EACCES':
    case 'EPERM':
      return 'may not be read. Allow everyone to read it, in the properties of the file.'
    default:
      return `cannot be read from the disk (${code ?? 'unknown reason'}). Copy it there again.`
  }
}
