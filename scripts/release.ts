import { execFileSync } from 'node:child_process'
import { cp, mkdir, rm, writeFile, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { zipSync, type Zippable } from 'fflate'

import { ENGINE_FILE, engineText, readEngine, stateEngine, type Engine } from './engine.ts'
import { run } from './install-dependencies.mjs'

const CREATE = 'packages/create-film-studio'

/**
 * Makes a release of this version in `release/`: a zip for owners, a tarball, and the package for
 * `npm create film-studio`. Publishing them is for a person.
 */
export async function main(folder = 'release') {
  const engine = await trackedEngine()
  const files = Object.keys(engine.files)
  const name = `film-studio-${engine.version}`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })

  const more = { [ENGINE_FILE]: engineText(engine) }
  await writeFile(
    path.join(folder, `${name}.zip`),
    await zipOf('.', files, { top: `${name}/`, more }),
  )

  for (const file of files) await cp(file, path.join(folder, name, file))
  await stateEngine(path.join(folder, name), engine)
  execFileSync('tar', ['-czf', `${name}.tgz`, name], { cwd: folder })
  await rm(path.join(folder, name), { recursive: true })

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

/** Without what lies around in the folder. */
async function trackedEngine(): Promise<Engine> {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  const engine = await readEngine('.')
  const files = Object.entries(engine.files).filter(([file]) => tracked.includes(file))
  return { ...engine, files: Object.fromEntries(files) }
}

/** In the upper half of a zip's attributes are those of Unix. */
const UNIX = { os: 3, shift: 16 }

/** A zip of files of a folder, as they are: below `top` where that is given, with `more` beside them. */
export async function zipOf(
  folder: string,
  files: string[],
  { top = '', more = {} }: { top?: string; more?: Record<string, string> } = {},
): Promise<Uint8Array> {
  const entries: Zippable = {}
  for (const file of files) {
    const { mode } = await stat(path.join(folder, file))
    const bytes = await readFile(path.join(folder, file))
    entries[`${top}${file}`] = [bytes, { os: UNIX.os, attrs: (mode << UNIX.shift) >>> 0 }]
  }
  for (const [name, text] of Object.entries(more)) entries[`${top}${name}`] = Buffer.from(text)
  return zipSync(entries)
}
