import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

import { RENAMED, reversed } from '#pipeline/content/renamed.ts'
import { studioFolder } from '#scripts/folders.mjs'
import { exitWith, run } from '#scripts/install-dependencies.mjs'
import { isLater } from './changelog.ts'
import { commit } from './commit.ts'
import { rename } from './settle.ts'
import { goBack, update, type Updated } from './update.ts'

const USAGE = `Say where the new version is: a .zip, a .tgz, a folder, or the address of a git repository.

  npm run update -- film-studio-1.1.0.zip
  npm run update -- https://git.example/film-studio.git
  npm run update -- --back                           the version before the last update`

const OPTIONS = { back: { type: 'boolean' }, replace: { type: 'boolean' } } as const

/** Replaces the engine by a new version, or by the one before. Whatever is in `studio/` stays. */
export async function main(...args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
    const [source] = positionals
    if (!values.back && !source) exitWith(USAGE)
    const root = process.cwd()
    const isForced = values.replace ?? false
    const updated = values.back ? await back(root, isForced) : await update(root, source!, isForced)
    finish(root, updated)
  } catch (error) {
    exitWith((error as Error).message)
  }
}

async function back(root: string, isForced: boolean): Promise<Updated> {
  const updated = await goBack(root, isForced)
  // The earlier version does not know the new names.
  const later = RENAMED.filter(({ since }) => isLater(since, updated.to))
  await rename(studioFolder(root), reversed(later))
  return updated
}

/** Ends in the version that is there now: it knows what it needs, and what is new in it. */
function finish(root: string, { from, to, added, files }: Updated) {
  console.log(`\nThis was version ${from}, and is ${to} now.`)
  if (added.length > 0) run('npm', ['install', '--save-dev', '--save-exact', ...added])
  spawnSync(process.execPath, ['scripts/run.mjs', 'owner/update/settle', from], {
    cwd: root,
    stdio: 'inherit',
  })
  const said = commit(root, to, files)
  if (said) console.log(said)
  console.log('To go back: npm run update -- --back\n')
}
