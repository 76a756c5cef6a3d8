import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Finds the first installed program.
 *
 * @param {string[]} names searched in every folder of PATH
 * @param {(string | undefined)[]} places full paths that are tried first
 * @returns {string | undefined} its full path
 */
export function findProgram(names, places = []) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...places, ...onPath].find((file) => file && existsSync(file))
}
