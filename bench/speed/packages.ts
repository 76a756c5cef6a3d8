import { readFileSync } from 'node:fs'
import path from 'node:path'

import { installFolder } from '../../scripts/install-dependencies.mjs'

const FOLDER = path.resolve('bench/speed')

/** The oldest Node for Lighthouse 13. */
const OLDEST_NODE = '22.19.0'

/** The last Lighthouse for every supported Node, and the newest. */
const NAMES = ['lighthouse-12', 'lighthouse-13'] as const

export type Lighthouse = {
  version: string
  /** The path of its command-line program. */
  program: string
}

/** Installs the packages that only benchmarks need. */
export function installPackages() {
  if (!installFolder(FOLDER))
    throw new Error('Lighthouse could not be installed; npm says why above.')
}

/** The versions of Lighthouse that run on this Node, the newest last. */
export function lighthouses(): Lighthouse[] {
  const order = new Intl.Collator('en', { numeric: true })
  const runsNewest = order.compare(process.versions.node, OLDEST_NODE) >= 0
  return NAMES.slice(0, runsNewest ? 2 : 1).map((name) => {
    const folder = path.join(FOLDER, 'node_modules', name)
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    return { version, program: path.join(folder, 'cli/index.js') }
  })
}
