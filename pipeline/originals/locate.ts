import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

import { NOT_A_FILE, unreadable } from '../model/unreadable.ts'
import { refuse } from './unusable-original.ts'

/**
 * Where a scan is.
 *
 * @throws {UnusableOriginal} where that is not a file inside the folder. A link out of it works on
 * one computer only, and could publish what nobody meant to show.
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
  if (!found.isFile()) refuse(file, unreadable(NOT_A_FILE))
  return scan
}
