import { readlink, realpath, stat, readdir } from 'node:fs/promises'
import path from 'node:path'

import pLimit from 'p-limit'

import { readName, storedName, comparable } from '../model/file-name.ts'
import { whyUnreadable } from '../model/plain-error.ts'
import { IN_ICLOUD } from './scan-header.ts'
import { FILES_AT_ONCE } from '../cache/cache.ts'
import { refuse } from './unusable-original.ts'

/**
 * Finds the scan that content calls `wanted` among the names in uploads/. Returns its stored name and its path.
 *
 * @throws {UnusableOriginal} where the name leads to no file inside the folder. A link out of the folder works on one
 * computer only, and could publish a file that nobody meant to show.
 */
export async function findScan(wanted: string, names: string[], uploads: string) {
  // The list of names is searched, and not the disk: some disks open `Veil.jpg` for `veil.jpg`, and hosts do not.
  const file = storedName(names, wanted) ?? refuse(wanted, whyMissing(names, wanted))
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
  if (!found.isFile()) refuse(file, whyUnreadable({}))
  return { file, scan }
}

const ITSELF = 'Put the scan itself there.'

/** Why nothing is at the end of a path. Continues a sentence after the file's name. */
function unreachable({ code = '' }: { code?: string }, target: string | undefined): string {
  return target !== undefined && ['ENOENT', 'ELOOP'].includes(code)
    ? `is a link to ${target}, which leads to no file. ${ITSELF}`
    : whyUnreadable({ code })
}

/** Why a scan is not found. Continues a sentence that begins with the file's name. */
export function whyMissing(names: string[], wanted: string): string {
  const placeholder = names.find((name) => scanInICloud(name) === readName(wanted).toLowerCase())
  if (placeholder) return `is not there, but ${placeholder} is: ${IN_ICLOUD}`
  const other = names.find((name) => letters(name) !== '' && letters(name) === letters(wanted))
  return other === undefined
    ? 'is not there. Put the scan there, or take its name off the pages.'
    : `is not there, but ${other} is. Write its name like that, ending and capitals included.`
}

/** The scan for which iCloud has put a placeholder. */
export function scanInICloud(name: string): string | undefined {
  return /^\.(.+)\.icloud$/.exec(readName(name).toLowerCase())?.[1]
}

/** The letters of a name without its endings. It may have two: Windows hides one, so that people add a second. */
function letters(name: string): string {
  return comparable(name).replace(/(avif|heic|jpe?g|png|tiff?|webp)+$/, '')
}

/**
 * Names of the files in a folder, and of links to files. Other entries are left out: a folder is no picture, a broken
 * link leads nowhere, and reading a pipe, socket or device might never end.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  const areFiles = await pLimit(FILES_AT_ONCE).map(names, (name) =>
    stat(path.join(folder, name)).then(
      (found) => found.isFile(),
      () => false,
    ),
  )
  return names.filter((_, index) => areFiles[index])
}
