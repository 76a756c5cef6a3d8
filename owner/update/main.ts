import { spawnSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { PlainError } from '#pipeline/model/plain-error.ts'
import { readJson, statedEngine, ENGINE_FILE } from '#scripts/engine.ts'
import { exitWith, run } from '#scripts/install-dependencies.mjs'

import { pathsOf, prepareBack, prepareUpdate, type Plan } from './update.ts'

const USAGE = `Say where the new version is: a .zip, a folder, or the address of a git repository.

  npm run update -- film-studio-1.1.0.zip
  npm run update -- https://git.example/film-studio.git
  npm run update -- --back                           the version before the last update`

const OPTIONS = {
  back: { type: 'boolean' },
  /** The option with which version 1.0.0 tells an owner to go on. */
  finish: { type: 'boolean' },
} as const

/** Replaces the engine by a new version, or by the one before. `studio/` and other files of the owner's own stay. */
export async function main(...args: string[]) {
  try {
    const root = process.cwd()
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
    const [source] = positionals
    const interrupted = await unfinished(root)
    const isWayOut = values.back && !interrupted?.isBack
    if (interrupted && !isWayOut) await finish(root, interrupted)
    if (isWayOut) await exchange(root, await prepareBack(root))
    else if (source) await exchange(root, await prepareUpdate(root, source))
    else if (!interrupted) exitWith(USAGE)
  } catch (error) {
    exitWith((error as Error).message)
  }
}

/** The plan of an update whose files are all in place, but which has something left to do. */
async function unfinished(root: string): Promise<Plan | undefined> {
  const { finish: left, first } = pathsOf(root)
  const { version: to = '', files = {} } = (await statedEngine(root)) ?? {}
  const plan = await readJson(left)
  // A version that knows no plans may have come in the meantime.
  if (plan?.to === to) return plan
  const from = await readFile(first.from, 'utf8').catch(() => undefined)
  return from ? { ...NOTHING_ELSE, from, to, files: Object.keys(files) } : undefined
}

/** Exchanges the files. If it is interrupted, the next command goes on with it: `scripts/run.mjs` looks for a plan. */
async function exchange(root: string, plan: Plan) {
  const { status } = spawnSync(process.execPath, [pathsOf(root).swap], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
  await finish(root, plan)
}

/** Does what is left once the files are in place. The new version settles itself, because it knows what it needs. */
async function finish(root: string, plan: Plan) {
  const { from, to, files, added, isBack } = plan
  console.log(`\nThis was version ${from}, and is ${to} now.`)
  say(byHand(plan))
  addPackages(added)
  say(commit(root, to, files))
  const words = ['scripts/run.mjs', 'owner/update/settle', from]
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new PlainError(UNFINISHED)

  const { incoming, unpacked, finish: left, first } = pathsOf(root)
  for (const one of [incoming, unpacked, first.before, first.from, left]) {
    await rm(one, { recursive: true, force: true })
  }
  if (!isBack) console.log('To go back: npm run update -- --back\n')
}

function say(sentence?: string) {
  if (sentence) console.log(sentence)
}

/** A sentence about files that were changed by hand and replaced now, and where they are kept. */
function byHand({ isUnknown, changed }: Plan): string | undefined {
  if (isUnknown) {
    return 'Nobody knows what was changed by hand, as there was no engine.json: all that was here is in .update/before.'
  }
  return changed.length > 0
    ? `Changed by hand, and replaced now: ${changed.join(', ')}. As they were, they are in .update/before.`
    : undefined
}

/** Installs packages of the owner’s. On Windows a shell reads the command: only plain numbers are put into it. */
function addPackages(added: string[]) {
  const exact = added.map((one) => one.replace(/@[~^](?=\d)/, '@'))
  const plain = exact.filter((one) => /^(@[\w.-]+\/)?[\w.-]+@\d[\w.+-]*$/.test(one))
  const others = exact.filter((one) => !plain.includes(one))
  const options = ['--save-exact', '--no-audit', '--no-fund']
  if (plain.length > 0 && !run('npm', ['install', ...options, ...plain])) {
    throw new PlainError(UNFINISHED)
  }
  if (others.length > 0)
    console.log(`You had added these packages. Install them again: ${others.join(', ')}`)
}

/** The rest of a plan for an update by version 1.0.0, which writes down only its own version. */
const NOTHING_ELSE = {
  isBack: false,
  isUnknown: false,
  changed: [],
  added: [],
  renamed: {},
  gone: [],
}

const UNFINISHED =
  'The new version is in place, and your words are as they were. What it needs could not be installed: try again ' +
  'with npm run update'

/**
 * Commits the engine, if its folder is a repository that holds it. A host that builds needs the engine, and the desk
 * sends only the owner's files. Returns a sentence about the commit, or undefined without one.
 *
 * @param files of the version before and of this one.
 */
export function commit(root: string, version: string, files: string[]): string | undefined {
  const git = (args: string[], input = '') =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8', input })
  const succeeds = (args: string[], input = '') => git(args, input).status === 0
  if (!git(['ls-files', '--', 'package.json']).stdout?.trim()) return undefined

  const names = [...files, ENGINE_FILE].join('\0')
  const hasNothingStaged = () => succeeds(['diff', '--cached', '--quiet'])
  const isTaken =
    hasNothingStaged() &&
    succeeds(['update-index', '--add', '--remove', '-z', '--stdin'], names) &&
    // The engine may have been committed before the update was interrupted.
    (hasNothingStaged() || succeeds(['commit', '--quiet', '-m', `Update the engine to ${version}`]))
  return isTaken
    ? 'It is a commit, which goes online with your next change.'
    : 'git did not take it as a commit. Commit it before you put the site online.'
}
