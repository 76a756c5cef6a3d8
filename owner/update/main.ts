import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { RENAMED, reversed } from '#pipeline/content/renamed.ts'
import { studioFolder } from '#scripts/folders.mjs'
import { exitWith, run } from '#scripts/install-dependencies.mjs'
import { hasStudio } from '../own-studio.ts'
import { isLater } from './changelog.ts'
import { commit } from './commit.ts'
import { rename } from './settle.ts'
import { placesOf } from './swap.ts'
import { goBack, update, type Updated } from './update.ts'

const USAGE = `Say where the new version is: a .zip, a .tgz, a folder, or the address of a git repository.

  npm run update -- film-studio-1.1.0.zip
  npm run update -- https://git.example/film-studio.git
  npm run update -- --back                           the version before the last update`

const OPTIONS = {
  back: { type: 'boolean' },
  finish: { type: 'boolean' },
  replace: { type: 'boolean' },
} as const

/** Replaces the engine by a new version, or by the one before. Whatever is in `studio/` stays. */
export async function main(...args: string[]) {
  try {
    const root = process.cwd()
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
    const [source] = positionals
    if (values.back) await begin(root, await back(root, values.replace))
    else if (source) await begin(root, await update(root, source, values.replace))
    else if (!values.finish) exitWith(USAGE)

    await finish(root)
    if (!values.back) console.log('To go back: npm run update -- --back\n')
  } catch (error) {
    exitWith((error as Error).message)
  }
}

async function back(root: string, isForced?: boolean): Promise<Updated> {
  const updated = await goBack(root, isForced)
  // The earlier version does not know the new names.
  const later = RENAMED.filter(({ since }) => isLater(since, updated.to))
  if (hasStudio(root)) await rename(studioFolder(root), reversed(later))
  return updated
}

async function begin(root: string, { from, to, added, files, gone }: Updated) {
  console.log(`\nThis was version ${from}, and is ${to} now.`)
  if (gone.length > 0) console.log(`Gone with it: ${gone.join(', ')}`)
  await writeFile(placesOf(root).from, from)
  if (added.length > 0) run('npm', ['install', '--save-dev', '--save-exact', ...added])
  const said = commit(root, to, files)
  if (said) console.log(said)
}

/** Ends in the version that is there now: it knows what it needs, and what is new in it. */
async function finish(root: string) {
  const { from } = placesOf(root)
  const version = await readFile(from, 'utf8').catch(() => exitWith('There is nothing to finish.'))
  const words = ['scripts/run.mjs', 'owner/update/settle', version]
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' })
  if (status !== 0) exitWith(UNFINISHED)
  await rm(from)
}

const UNFINISHED =
  'The new version is in place, and your words are as they were. What it needs could not be installed: try again ' +
  'with npm run update -- --finish'
