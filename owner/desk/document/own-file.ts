import { randomUUID } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'

import type { z } from 'zod'

/**
 * What the desk keeps in a file of its own, or nothing where there is none. One that cannot be understood is set aside.
 *
 * @throws {NodeJS.ErrnoException} where it cannot be read now, or set aside.
 */
export async function readOwnFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const bytes = await readBytes(file)
  if (!bytes) return undefined
  try {
    return schema.parse(JSON.parse(Buffer.from(bytes).toString()))
  } catch {
    await rename(file, `${file}.${randomUUID()}.unreadable`)
    return undefined
  }
}

/** What a file holds, or nothing where there is none. */
export async function readBytes(file: string): Promise<Uint8Array | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
