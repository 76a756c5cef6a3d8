import { stat } from 'node:fs/promises'
import path from 'node:path'

import { WIDEST_PRINT } from '#pipeline/originals/scan-header.ts'

import { commitOnline, destinationOf, tryGit } from './git.ts'
import { scansIn } from './scans.ts'
import { wayOnline } from './way.ts'

const MEGABYTE = 1024 * 1024

/** The largest file that GitHub and GitLab take, in bytes. */
const LARGEST = 100 * MEGABYTE

/** Longest edge of a scan from which every print can be made with room to spare, in pixels. */
const ENOUGH = (WIDEST_PRINT * 2.5).toLocaleString('en-US')

const SMALLER =
  `Export it smaller: a JPEG of ${ENOUGH} pixels is enough, since no print is wider than ` +
  `${WIDEST_PRINT.toLocaleString('en-US')}.`

/** Why a scan of that size cannot be sent, after its name; or nothing. */
export type FileLimit = (scan: string, bytes: number) => Promise<string | undefined>

/**
 * The limit on files of a studio that is pushed to a git host. It is not for files that Git LFS
 * keeps, nor below what the host has taken already. `git config studio.largestFile 500m` raises it.
 */
export async function fileLimit(studio: string): Promise<FileLimit> {
  if ((await wayOnline(studio)) !== 'push') return async () => undefined

  const given = await tryGit(studio, 'config', '--type=int', '--get', 'studio.largestFile')
  const limit = Math.max(Number(given) || LARGEST, await largestOnline(studio))
  return async (scan, bytes) => {
    if (bytes <= limit) return undefined
    const attribute = await tryGit(studio, 'check-attr', 'filter', '--', `uploads/${scan}`)
    if (attribute?.trim().endsWith(': lfs')) return undefined
    return `is ${megabytes(bytes)}, and git hosts such as GitHub take no file over ${megabytes(limit)}. ${SMALLER}`
  }
}

/** The scans that a studio's git host would refuse, and why. */
export async function tooLargeScans(studio: string): Promise<{ scan: string; says: string }[]> {
  const refusal = await fileLimit(studio)
  const uploads = path.join(studio, 'uploads')
  const found = (await scansIn(uploads)).map(async (scan) => {
    const reason = await refusal(scan, (await stat(path.join(uploads, scan))).size)
    return reason ? [{ scan, says: `${scan} ${reason}` }] : []
  })
  return (await Promise.all(found)).flat()
}

/** Which scans keep a studio from being pushed: found before they are in a commit, or in one. */
export async function whyTooLarge(studio: string): Promise<string | undefined> {
  const present = await tooLargeScans(studio)
  if (present.length > 0) return present.map(({ says }) => says).join(' ')

  const refusal = await fileLimit(studio)
  for (const { file, bytes } of await unsentFiles(studio)) {
    const name = path.posix.basename(file)
    if (await refusal(name, bytes)) return heldByCommit(name, bytes, await resetCommand(studio))
  }
  return undefined
}

/** Git sends every commit, also one that holds what was taken off since. */
function heldByCommit(name: string, bytes: number, command: string): string {
  return (
    `A commit that was not sent yet holds ${name} (${megabytes(bytes)}), which git hosts such as GitHub do ` +
    `not take. In a terminal, in the folder of your studio, type: ${command}. Your words and scans ` +
    'stay as they are. Then put the site online again.'
  )
}

async function resetCommand(studio: string): Promise<string> {
  const online = await commitOnline(studio)
  return online ? `git reset --soft ${online.slice(0, 12)}` : 'git update-ref -d HEAD'
}

/** Files in commits that no remote has, with their sizes. */
async function unsentFiles(studio: string) {
  const { remote } = await destinationOf(studio)
  const range = ['--objects', 'HEAD', '--not', `--remotes=${remote}`]
  const objects = (await tryGit(studio, 'rev-list', ...range)) ?? ''
  const files = objects.split('\n').filter((line) => / .*uploads\//.test(line))
  const sized = files.map(async (line) => {
    const [blob = '', ...name] = line.split(' ')
    const bytes = Number(await tryGit(studio, 'cat-file', '-s', blob))
    return { file: name.join(' '), bytes }
  })
  return Promise.all(sized)
}

async function largestOnline(studio: string): Promise<number> {
  const commit = await commitOnline(studio)
  const listed =
    commit && (await tryGit(studio, 'ls-tree', '-r', '-l', '--full-tree', '-z', commit))
  const sizes = (listed || '')
    .split('\0')
    .map((entry) => Number(/^\S+ \S+ \S+ +(\d+)/.exec(entry)?.[1] ?? 0))
  return Math.max(0, ...sizes)
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / MEGABYTE)} MB`
}
