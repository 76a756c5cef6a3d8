import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'

import { readName, storedName, comparable } from '../model/file-name.ts'
import { refuse, whyUnreadable } from '../model/plain-error.ts'
import { IN_ICLOUD } from './scan-header.ts'

/**
 * Finds the scan that content calls `wanted` among the names in uploads/. Returns its stored name and its path.
 *
 * @throws {UnusableOriginal} where the name leads to no file. A link works on one computer only, and could publish a file
 * that nobody meant to show.
 */
export async function findScan(wanted: string, names: string[], uploads: string) {
  // The list of names is searched, and not the disk: some disks open `Veil.jpg` for `veil.jpg`, and hosts do not.
  const file = storedName(names, wanted) ?? refuse(wanted, whyMissing(names, wanted))
  const scan = path.join(uploads, file)
  const found = await lstat(scan).catch((error) => refuse(file, whyUnreadable(error)))
  if (found.isSymbolicLink()) refuse(file, `is a link. ${ITSELF}`)
  if (found.isDirectory()) refuse(file, `is a folder. ${ITSELF}`)
  // Reading a pipe might never end.
  if (!found.isFile()) refuse(file, whyUnreadable({}))
  return { file, scan }
}

const ITSELF = 'Put the scan itself there.'

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

/** Names of the files in a folder. A link or a folder is no scan, and reading a pipe, socket or device might never end. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
