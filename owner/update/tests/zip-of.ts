import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { zipSync, type Zippable } from 'fflate'

/** In the upper half of a zip's attributes are those of Unix. */
const UNIX = { os: 3, shift: 16 }

/** A zip of files of a folder, as they are: below `top` where that is given, with `more` beside them. */
export async function zipOf(
  folder: string,
  files: string[],
  { top = '', more = {} }: { top?: string; more?: Record<string, string> } = {},
): Promise<Uint8Array> {
  const entries: Zippable = {}
  for (const file of files) {
    const { mode } = await stat(path.join(folder, file))
    const bytes = await readFile(path.join(folder, file))
    entries[`${top}${file}`] = [bytes, { os: UNIX.os, attrs: (mode << UNIX.shift) >>> 0 }]
  }
  for (const [name, text] of Object.entries(more)) entries[`${top}${name}`] = Buffer.from(text)
  return zipSync(entries)
}
