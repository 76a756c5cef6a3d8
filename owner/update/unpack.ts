import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { unzipSync } from 'fflate'

import { PlainError } from '#pipeline/model/plain-error.ts'
import { readJson } from '#scripts/engine.ts'

const IS_GIT = /^(https|ssh|file):\/\/|^[\w.-]+@[\w.-]+:/
const IS_OPEN = /^(http|git):\/\//
const KINDS = 'a .zip, a folder, or the address of a git repository'

/**
 * Unpacks a new version into `folder`, unless `source` is a folder already. Returns the folder that holds its files.
 *
 * @param source a .zip, a folder, or the address of a git repository, with `#` and a tag.
 * @throws {PlainError} that says what is wrong with it.
 */
export async function unpack(source: string, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  const found = await stat(source).catch(() => undefined)
  if (IS_OPEN.test(source)) {
    throw new PlainError(
      `Anyone between here and ${source} could change it. Write https:// or ssh://.`,
    )
  }
  if (!found && !IS_GIT.test(source)) throw new PlainError(`There is no ${source}. Give ${KINDS}.`)
  if (found?.isDirectory()) return engineIn(path.resolve(source), source)

  await mkdir(folder, { recursive: true })
  if (!found) clone(source, folder)
  else if (/\.zip$/i.test(source)) await unzip(source, folder)
  else throw new PlainError(`${source} is of another kind. Give ${KINDS}.`)
  return engineIn(folder, source)
}

/** The folder of the engine in an unpacked archive: often the only folder inside. */
async function engineIn(folder: string, source: string): Promise<string> {
  const inside = (await readdir(folder)).map((name) => path.join(folder, name))
  for (const one of [folder, ...inside]) {
    const { files } = (await readJson(path.join(one, 'package.json'))) ?? {}
    // Without `files` nothing says what belongs to the engine, and the update would remove all of the old one.
    const isEngine = Array.isArray(files) && files.includes('scripts')
    if (isEngine && existsSync(path.join(one, 'scripts/run.mjs'))) return one
  }
  throw new PlainError(`${source} holds no version of this site that an update can bring.`)
}

async function unzip(source: string, folder: string) {
  const entries = Object.entries(unzipped(source, await readFile(source)))
  const outside = entries.find(([name]) => /^([/\\]|\w:)|(^|[/\\])\.\.([/\\]|$)/.test(name))
  if (outside) {
    throw new PlainError(
      `${source} has a file that would leave the folder: ${outside[0]}. Nothing was changed.`,
    )
  }
  for (const [name, content] of entries) {
    const file = path.join(folder, name)
    if (name.endsWith('/')) continue
    await mkdir(path.dirname(file), { recursive: true })
    // Unzipping loses the mode of files. A file that begins with `#!` is a script.
    const isScript = content[0] === 0x23 && content[1] === 0x21
    await writeFile(file, content, { mode: isScript ? 0o755 : 0o644 })
  }
}

function unzipped(source: string, bytes: Uint8Array) {
  try {
    return unzipSync(bytes)
  } catch {
    throw new PlainError(`${source} is damaged or incomplete. Download it again.`)
  }
}

function clone(source: string, folder: string) {
  const [address = '', tag] = source.split('#')
  const branch = tag ? ['--branch', tag] : []
  const args = ['clone', '--quiet', '--depth', '1', ...branch, '--', address, folder]
  const { status, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0)
    throw new PlainError(`git cannot fetch ${source}: ${stderr ?? 'it is not here'}`)
}
