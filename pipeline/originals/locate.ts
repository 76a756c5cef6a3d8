import { readlink, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

import { unreadable } from '../model/unreadable.ts'
import { refuse } from './unusable-original.ts'

/**
 * Where a scan is.
 *
 * @throws {UnusableOriginal} where that is not a file inside the folder. A link out of it works on
 * one computer only, and could publish what nobody meant to show.
 */
export async function locate(file: string, uploads: string): Promise<string> {
  const scan = path.join(uploads, file)
  const target = await readlink(scan).catch(() => undefined)
  const [real, folder] = await Promise.all([realpath(scan), realpath(uploads)]).catch((error) =>
    refuse(file, unreachable(error, target)),
  )
  if (!real.startsWith(folder + path.sep)) {
    refuse(file, `is a link to a file outside uploads/. ${ITSELF}`)
  }
  const found = await stat(real)
  if (found.isDirectory()) refuse(file, `is a folder. ${ITSELF}`)
  // Reading a pipe might never end.
  if (!found.isFile()) refuse(file, unreadable({}))
  return scan
}

const ITSELF = 'Put the scan itself there.'

/** Why nothing is at the end of a path. Continues a sentence after the file's name. */
function unreachable({ code }: { code?: string }, target: string | undefined): string {
  if (code === 'ELOOP') return `is a link that leads back to itself. ${ITSELF}`
  return target !== undefined && code === 'ENOENT'
    ? `is a link to ${target}, which is not there. ${ITSELF}`
    : unreadable({ code })
}
