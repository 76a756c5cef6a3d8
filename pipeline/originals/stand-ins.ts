import { open } from 'node:fs/promises'

import { readName } from '../model/file-name.ts'
import { BEGINNINGS, NAMES, type StandIn } from './known-stand-ins.ts'
import { refuse } from './unusable-original.ts'

/** How many bytes at the beginning of a file tell what it is. */
const HEAD = 4096

/** How JPEG, PNG, TIFF and WebP begin: whatever such a file is called, it is looked into. */
const PHOTOGRAPH = /^(?:\xff\xd8|\x89PNG|II[*+]\0|MM\0[*+]|RIFF....WEBP)/s

/**
 * Refuses what is known to stand in the place of a scan, by the name of the file or its beginning.
 *
 * @throws {UnusableOriginal} that says what it is, and what to do.
 */
export async function refuseStandIn(path: string, file: string): Promise<void> {
  const head = await readHead(path)
  if (PHOTOGRAPH.test(head)) return

  const known = standInNamed(file)?.standIn ?? standInThatBegins(head)
  if (known) refuse(file, `is ${known.is}. ${known.advice}`)
}

/** What is there in the place of a missing scan. Continues a sentence after the scan's name. */
export function standInFor(names: string[], wanted: string): string | undefined {
  const written = readName(wanted).toLowerCase()
  for (const name of names) {
    const { scan, standIn } = standInNamed(name) ?? {}
    // `veil.url` as well as `veil.jpg.url`.
    if (standIn && [written, written.replace(/\.\w+$/, '')].includes(scan ?? '')) {
      return `is not there, but ${name} is: ${standIn.is}. ${standIn.advice}`
    }
  }
  return undefined
}

/** The stand-in that a name is the name of, and the scan in whose place it is. */
export function standInNamed(name: string): { standIn: StandIn; scan?: string } | undefined {
  const lower = readName(name).toLowerCase()
  const [pattern, standIn] = NAMES.find(([one]) => one.test(lower)) ?? []
  return standIn && { standIn, scan: pattern?.exec(lower)?.[1] }
}

function standInThatBegins(head: string): StandIn | undefined {
  return BEGINNINGS.find(([beginning]) =>
    typeof beginning === 'string' ? head.startsWith(beginning) : beginning.test(head),
  )?.[1]
}

async function readHead(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
