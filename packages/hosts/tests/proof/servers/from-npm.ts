import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const PACKAGES = path.resolve('packages/hosts/tests/proof/node_modules')

/** A package of this folder, which the site itself does without. */
export function fromNpm(name: string): any {
  return require(path.join(folderFromNpm(name), manifest(name).main))
}

/** Where it lies, as a full path. */
export function folderFromNpm(name: string): string {
  return path.join(PACKAGES, name)
}

/** What has to be done where the packages of this folder are not installed. */
export function missingFromNpm(name: string): string | undefined {
  try {
    manifest(name)
    return
  } catch {
    return 'npm ci --prefix packages/hosts/tests/proof'
  }
}

export function versionFromNpm(name: string): string {
  return manifest(name).version
}

function manifest(name: string): { main: string; version: string } {
  return JSON.parse(readFileSync(path.join(folderFromNpm(name), 'package.json'), 'utf8'))
}
