import { randomUUID } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'

import type { z } from 'zod'

/**
 * What the desk keeps in a file of its own, or nothing where there is none. One that cannot be understood is set aside.
 *
 * @throws {NodeJS.ErrnoException} where that is not possible.
 */
export async function readOwnFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      await rename(file, `${file}.${randomUUID()}.unreadable`)
    return undefined
  }
}
