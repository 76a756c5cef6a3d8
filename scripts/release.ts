import { execFileSync } from 'node:child_process'
import { cp, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { ENGINE_FILE, readEngine, stateEngine, type Engine } from './engine.ts'
import { run } from './install-dependencies.mjs'

const CREATE = 'packages/create-film-studio'

/**
 * Makes a release of this version in `release/`: a zip for owners, a tarball, and the package for
 * `npm create film-studio`. A person publishes them.
 */
export async function main(folder = 'release') {
  const engine = await trackedEngine()
  const files = Object.keys(engine.files)
  const name = `film-studio-${engine.version}`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await stateEngine(folder, engine)
  const stated = path.join(folder, ENGINE_FILE)
  // Changes that are not committed yet come along: a stash has them. Another program may make hard links to files
  // meanwhile, which changes their ctime, and git would fail without a word.
  const commit = git('-c', 'core.trustctime=false', 'stash', 'create') || 'HEAD'
  for (const ending of ['zip', 'tgz']) {
    const file = path.join(folder, `${name}.${ending}`)
    const what = [`--prefix=${name}/`, `--add-file=${stated}`, commit, ...files]
    execFileSync('git', ['archive', `--output=${file}`, ...what])
  }
  await rm(stated)

  const create = path.join(folder, 'create')
  await cp(CREATE, create, { recursive: true })
  await cp('LICENSE', path.join(create, 'LICENSE'))
  await cp(path.join(folder, `${name}.tgz`), path.join(create, 'engine.tgz'))
  run('npm', ['pack', path.resolve(create), '--pack-destination', folder, '--silent'])
  await rm(create, { recursive: true })
  console.log(
    `\nThe release is in ${folder}/. Before you publish it, read CHANGELOG.md as an owner, and try it:\n` +
      `npm exec --package ./${folder}/create-${name}.tgz -- create-film-studio my-studio\n`,
  )
}

/** The engine in this folder, without files that git does not track. */
async function trackedEngine(): Promise<Engine> {
  const tracked = git('ls-files', '-z').split('\0')
  const engine = await readEngine('.')
  const files = Object.entries(engine.files).filter(([file]) => tracked.includes(file))
  return { ...engine, files: Object.fromEntries(files) }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}
