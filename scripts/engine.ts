import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { sha256 } from '../pipeline/model/sha256.ts'

/** A version of everything that is not the owner's. */
export type Engine = {
  version: string
  /** The npm packages that it asks for itself. An owner may add typefaces. */
  packages: string[]
  /** The SHA-256 of each file, by its path with slashes. */
  files: Record<string, string>
}

/** Where a release, and an owner's folder, say which engine they have. */
export const ENGINE_FILE = 'engine.json'

/** What programs leave in folders of the engine. */
const LEFT_BY_PROGRAMS = ['node_modules', '.DS_Store', 'Thumbs.db', 'desktop.ini']

/** The engine that a folder says it has, or nothing where it does not say. */
export async function statedEngine(folder: string): Promise<Engine | undefined> {
  const text = await readFile(path.join(folder, ENGINE_FILE), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

/**
 * The engine that is in a folder, file by file: what `files` in its package.json names. Whatever else
 * lies there is the owner's.
 */
export async function readEngine(folder: string): Promise<Engine> {
  const files: Engine['files'] = {}
  const {
    version,
    files: parts,
    dependencies,
    devDependencies,
  } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  for (const part of parts) {
    for (const file of await filesOf(folder, part)) {
      files[file] = sha256(await readFile(path.join(folder, file)))
    }
  }
  return { version, packages: Object.keys({ ...dependencies, ...devDependencies }), files }
}

/** Writes down which engine a folder has. */
export async function stateEngine(folder: string, engine: Engine): Promise<void> {
  for (const [name, text] of Object.entries(engineText(engine))) {
    await writeFile(path.join(folder, name), text)
  }
}

/** The file that states an engine, by its name. */
export function engineText(engine: Engine): Record<string, string> {
  return { [ENGINE_FILE]: `${JSON.stringify(engine, null, 2)}\n` }
}

async function filesOf(folder: string, part: string): Promise<string[]> {
  const found = await stat(path.join(folder, part)).catch(() => undefined)
  if (!found?.isDirectory()) return found?.isFile() ? [part] : []

  const names = (await readdir(path.join(folder, part))).toSorted()
  const own = names.filter((name) => !LEFT_BY_PROGRAMS.includes(name))
  return (await Promise.all(own.map((name) => filesOf(folder, `${part}/${name}`)))).flat()
}
