import { existsSync } from 'node:fs'
import path from 'node:path'

import { exitWith } from '#scripts/install-dependencies.mjs'
import { studioFolder } from '#scripts/folders.mjs'

/** Whether the owner has a studio of her own. */
export function hasStudio(root: string): boolean {
  return existsSync(path.join(root, 'studio'))
}

/** The owner's studio. Ends the process where there is only the demo. */
export function ownStudio(root = process.cwd()): string {
  const studio = studioFolder(root)
  if (studio === path.join(root, 'demo')) {
    exitWith('This is for studio/, and there is none yet. Make it first: npm run make-it-yours')
  }
  return studio
}
