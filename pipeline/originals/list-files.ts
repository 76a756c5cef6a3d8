import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

import pLimit from 'p-limit'

import { FILES_AT_ONCE } from '../cache/cache.ts'

/**
 * Names of the files in a folder, and of links to files. Everything else is left out: a folder holds
 * no picture, a broken link leads nowhere, and reading a pipe, socket or device might never end.
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
