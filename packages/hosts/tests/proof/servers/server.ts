import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import type { Running } from '../../../listen.ts'
import type { BuiltSite } from '../built-site.ts'

/** A kind of server, which starts with the settings that the build wrote for it. */
export type Server = {
  name: string
  /** What to install first, if it cannot be started. */
  missing: () => string | undefined
  start: (site: BuiltSite) => Promise<Running>
}

/** The folder with the package.json of the servers from npm, apart from those of the site. */
const PROOF = path.join(import.meta.dirname, '..')

export const fromNpm: (name: string) => any = createRequire(path.join(PROOF, 'package.json'))

/** What to do when a package is not installed. */
export function missingFromNpm(name: string): string | undefined {
  if (existsSync(path.join(PROOF, 'node_modules', name))) return
  return 'npm ci --prefix packages/hosts/tests/proof'
}
