import { lstat, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { PlainError } from '#pipeline/model/plain-error.ts'
import { sha256 } from '#pipeline/model/sha256.ts'
import { writeAtomically } from '#pipeline/model/write-files.ts'

/** A version of the engine, that is, of everything that is not the owner's. */
export type Engine = {
  version: string
  /** The npm packages in its own package.json. An owner may add others, such as typefaces. */
  packages: string[]
  /** The SHA-256 of each file, by its path with slashes. */
  files: Record<string, string>
}

/** The file that says which engine a release or an owner's folder has. */
export const ENGINE_FILE = 'engine.json'

/** Files that other programs leave in folders of the engine. */
const LEFT_BY_PROGRAMS = ['node_modules', '.DS_Store', 'Thumbs.db', 'desktop.ini']

/** Paths that belong to no engine. An update leaves them alone. */
const OF_THE_OWNER = ['studio', 'node_modules', '.git', '.update', ENGINE_FILE]

const VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/

/** The engine that a folder's `engine.json` states. Undefined without that file. */
export async function statedEngine(folder: string): Promise<Engine | undefined> {
  const stated = await readJson(path.join(folder, ENGINE_FILE))
  const { version, packages, files } = stated ?? {}
  const isEngine = VERSION.test(version) && Array.isArray(packages) && isRecord(files)
  return isEngine && Object.keys(files).every(isOfEngine) ? stated : undefined
}

/**
 * Reads the engine in a folder, file by file: the files that `files` in its package.json names. All other files there
 * are the owner's.
 *
 * @throws {PlainError} where the package.json cannot be that of an engine.
 */
export async function readEngine(folder: string): Promise<Engine> {
  const file = path.join(folder, 'package.json')
  const found = await readJson(file)
  if (!isRecord(found)) throw new PlainError(`${file} is missing or is not JSON.`)
  const { version, files: parts, dependencies, devDependencies } = found
  if (!VERSION.test(version)) throw new PlainError(`${file} has no version like 1.2.0.`)
  if (!Array.isArray(parts) || !parts.every(isOfEngine)) {
    throw new PlainError(`"files" in ${file} is not a list of files and folders of the engine.`)
  }

  const files: Engine['files'] = {}
  for (const part of parts) {
    for (const one of await filesOf(folder, part)) {
      files[one] = sha256(await readFile(path.join(folder, one)))
    }
  }
  return { version, packages: Object.keys({ ...dependencies, ...devDependencies }), files }
}

/** Writes down which engine a folder has. */
export async function stateEngine(folder: string, engine: Engine): Promise<void> {
  await writeAtomically(path.join(folder, ENGINE_FILE), `${JSON.stringify(engine, null, 2)}\n`)
}

/** The JSON in a file. Undefined if the file is missing or no JSON. */
export async function readJson(file: string) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a path stays in the folder, and is not the owner's. */
function isOfEngine(part: unknown): boolean {
  if (typeof part !== 'string') return false
  const steps = part.split('/')
  return (
    !/[\\:\0]/.test(part) &&
    !steps.some((step) => ['', '.', '..'].includes(step)) &&
    !OF_THE_OWNER.includes(steps[0]!.toLowerCase())
  )
}

/** The files in a part of a folder. Links do not count: they may lead out of the folder. */
async function filesOf(folder: string, part: string): Promise<string[]> {
  const found = await lstat(path.join(folder, part)).catch(() => undefined)
  if (!found?.isDirectory()) return found?.isFile() ? [part] : []

  const names = (await readdir(path.join(folder, part))).toSorted()
  const own = names.filter((name) => !LEFT_BY_PROGRAMS.includes(name))
  return (await Promise.all(own.map((name) => filesOf(folder, `${part}/${name}`)))).flat()
}
