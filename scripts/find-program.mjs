import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Where the first of some programs is that are called so, or stand there.
 *
 * @param {string[]} names looked for in every folder of the search path
 * @param {(string | undefined)[]} places full paths that come before these
 * @returns {string | undefined} its full path
 */
export function findProgram(names, places = []) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...places, ...onPath].find((file) => file && existsSync(file))
}
