import { readFileSync } from 'node:fs'
import path from 'node:path'

import { run } from '../../scripts/commands.mjs'

const FOLDER = 'bench/speed'

/** Lighthouse as a program for Node. */
export const LIGHTHOUSE = path.resolve(FOLDER, 'node_modules/lighthouse/cli/index.js')

/** Installs what only this needs, the first time and whenever another version is asked for. */
export function installPackages() {
  if (installed() === wanted()) return

  console.log(`Installing those of ${FOLDER} …`)
  // Scripts of theirs would only look for a browser and ask for donations.
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', FOLDER]
  if (!run('npm', words)) throw new Error('Lighthouse could not be installed; npm says why above.')
}

/** The version of Lighthouse that is measured with. */
export function wanted(): string {
  return JSON.parse(readFileSync(`${FOLDER}/package.json`, 'utf8')).dependencies.lighthouse
}

function installed(): string | undefined {
  try {
    return JSON.parse(readFileSync(`${FOLDER}/node_modules/lighthouse/package.json`, 'utf8'))
      .version
  } catch {
    return undefined
  }
}
