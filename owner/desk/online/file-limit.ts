import { stat } from 'node:fs/promises'
import path from 'node:path'

import { WIDEST_PRINT } from '#pipeline/prints/sizes.ts'

import { tryGit } from './git.ts'
import { siteFiles } from './site-files.ts'
import { wayOnline } from './way.ts'

const MEGABYTE = 1024 ** 2

/** The largest file that GitHub and GitLab take, in bytes. */
const LARGEST = 100 * MEGABYTE

/** Longest edge of a scan from which every print can be made with room to spare, in pixels. */
const ENOUGH = (WIDEST_PRINT * 2.5).toLocaleString('en-US')

/** Why a scan of so many bytes cannot be pushed to a git host, after its name; or nothing. With Git LFS it can. */
type FileLimit = (scan: string, bytes: number) => Promise<string | undefined>

/** The limit on the scans of a studio. `git config studio.largestFile 500m` sets another. */
export async function fileLimit(studio: string): Promise<FileLimit> {
  if ((await wayOnline(studio)) !== 'push') return async () => undefined

  const given = await tryGit(studio, 'config', '--type=int', '--get', 'studio.largestFile')
  const limit = Number(given) || LARGEST
  return async (scan, bytes) => {
    if (bytes <= limit) return undefined
    const filter = await tryGit(studio, 'check-attr', 'filter', '--', `uploads/${scan}`)
    if (filter?.trim().endsWith(': lfs')) return undefined
    const [size, most] = [bytes, limit].map((one) => `${Math.ceil(one / MEGABYTE)} MB`)
    return (
      `is ${size}, and git hosts such as GitHub take no file over ${most}. Export it smaller: a JPEG of ${ENOUGH} ` +
      'pixels is enough for every print.'
    )
  }
}

/** The scans that a studio's git host would refuse, and why. */
export async function tooLargeScans(studio: string): Promise<{ scan: string; says: string }[]> {
  const refusal = await fileLimit(studio)
  const found = (await siteFiles(studio)).map(async (name) => {
    const scan = path.basename(name)
    const reason = await refusal(scan, (await stat(path.join(studio, name))).size)
    return reason ? [{ scan, says: `${scan} ${reason}` }] : []
  })
  return (await Promise.all(found)).flat()
}
