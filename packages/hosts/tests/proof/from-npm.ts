import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The folder with the package.json and lock file of these packages, apart from those of the site. */
const FOLDER = import.meta.dirname
const require = createRequire(path.join(FOLDER, 'package.json'))

export const fromNpm = (name: string): any => require(name)

export const folderOf = (name: string): string => path.join(FOLDER, 'node_modules', name)

export function versionOf(name: string): string {
  return JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')).version
}

/** What to do when a package is not installed. */
export function missingFromNpm(name: string): string | undefined {
  try {
    versionOf(name)
    return
  } catch {
    return 'npm ci --prefix packages/hosts/tests/proof'
  }
}
