import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import pLimit from 'p-limit'

import { PlainError } from '#pipeline/model/plain-error.ts'
import { retryWhileBusy, writeAtomically } from '#pipeline/model/write-files.ts'
import {
  ENGINE_FILE,
  readEngine,
  statedEngine,
  stateEngine,
  type Engine,
  readJson,
} from '#scripts/engine.ts'
import { sha256 } from '#pipeline/model/sha256.ts'

import { isLater } from './changelog.ts'
import { unpack } from './unpack.ts'

/** The plan of an update, written down before it begins. `swap.mjs` reads the part that it needs. */
export type Plan = ByHand & {
  from: string
  to: string
  isBack: boolean
  /** Whether it is unknown what was changed by hand, because the old engine does not state its files. */
  isUnknown: boolean
  /** The files of both versions. Files of the old version alone come first: git adds no file in place of a folder. */
  files: string[]
  /** Old files by new ones whose name differs only in capitals. On many disks that is the same name. */
  renamed: Record<string, string>
  /** All other files that only the old version has. */
  gone: string[]
}

/** A new engine: its folder, what it states of itself, and the files that it brings. */
type Coming = { folder: string; engine: Engine; files: string[] }

/**
 * Prepares to replace the engine of a folder by another version, and keeps a copy of the old one. `studio/` is not
 * looked at.
 *
 * @param source a .zip, a folder, or the address of a git repository.
 * @throws {PlainError} that says why the update cannot begin. Then nothing is changed.
 */
export async function prepareUpdate(root: string, source: string): Promise<Plan> {
  const { unpacked, first } = pathsOf(root)
  if (existsSync(first.unfinished)) throw new PlainError(INTERRUPTED)

  const folder = await unpack(source, unpacked)
  const engine = await readEngine(folder)
  await refuseDamaged(folder, engine)
  const stated = await statedEngine(root)
  const { version } = stated ?? (await readEngine(root))
  if (isLater(version, engine.version)) {
    throw new PlainError(
      `${source} is version ${engine.version}, and yours is ${version} already. ` +
        'The version before the last update comes back with npm run update -- --back',
    )
  }
  if (stated && isDeepStrictEqual(engine.files, stated.files)) {
    throw new PlainError(`You have version ${version} already, file by file.`)
  }
  return prepare(root, { folder, engine, files: Object.keys(engine.files) }, false)
}

/**
 * Prepares to put back the engine from before the last update, with the changes that were made to it by hand.
 *
 * @throws {PlainError} that says why it cannot be put back. Then nothing is changed.
 */
export async function prepareBack(root: string): Promise<Plan> {
  const { before, unpacked, first } = pathsOf(root)
  const folder = existsSync(first.before) ? await unpack(first.before, unpacked) : before
  const engine = await statedEngine(folder)
  if (!engine) throw new PlainError('There is no earlier version to go back to.')
  const files = (await filesIn(folder)).filter((file) => file !== ENGINE_FILE)
  return prepare(root, { folder, engine, files }, true)
}

async function prepare(root: string, coming: Coming, isBack: boolean): Promise<Plan> {
  const { incoming, before, keeping, swap, plan } = pathsOf(root)
  const { folder, engine, files } = coming
  const stated = await statedEngine(root)
  const had = stated ?? (await readEngine(root))
  await refuseFoldersOfTheOwner(root, had, files)
  const inTheWay = [...new Set(files.flatMap((file) => [...parentsOf(file), file]))]
  const byHand = await changedByHand(root, had, folder, inTheWay)

  await rm(incoming, { recursive: true, force: true })
  await copy(folder, incoming, files)
  await stateEngine(incoming, engine)

  await rm(keeping, { recursive: true, force: true })
  await copy(root, keeping, [...new Set([...Object.keys(had.files), ...inTheWay])])
  await stateEngine(keeping, had)
  // The copy is renamed first: while it is deleted file by file, it is incomplete.
  const unneeded = path.join(keeping, '../unneeded')
  await rm(unneeded, { recursive: true, force: true })
  if (existsSync(before)) await retryWhileBusy(() => rename(before, unneeded))
  await retryWhileBusy(() => rename(keeping, before))
  await rm(unneeded, { recursive: true, force: true })

  const only = Object.keys(had.files).filter((file) => !files.includes(file))
  const twins = new Map(files.map((file) => [file.toLowerCase(), file]))
  const renamed = only.flatMap((file) => {
    const twin = twins.get(file.toLowerCase())
    return twin ? [[twin, file]] : []
  })
  const made: Plan = {
    ...byHand,
    from: had.version,
    to: engine.version,
    isBack,
    isUnknown: !stated,
    files: [...only, ...files],
    renamed: Object.fromEntries(renamed),
    gone: only.filter((file) => !twins.has(file.toLowerCase())),
  }
  await writeAtomically(swap, await readFile(path.join(root, 'owner/update/swap.mjs')))
  await writeAtomically(plan, JSON.stringify(made, null, 2))
  return made
}

/** Refuses an engine whose files are not those that its release states. */
async function refuseDamaged(folder: string, engine: Engine) {
  const stated = await statedEngine(folder)
  const wrong = Object.entries(stated?.files ?? {}).find(
    ([file, sum]) => engine.files[file] !== sum,
  )
  if (!wrong) return
  throw new PlainError(
    `The new version is damaged or was changed: ${wrong[0]}. Nothing was changed here. Download it again.`,
  )
}

/** Refuses a new file in the place of a folder with files of the owner's, because these are not moved. */
async function refuseFoldersOfTheOwner(root: string, had: Engine, files: string[]) {
  for (const file of files) {
    const found = await stat(path.join(root, file)).catch(() => undefined)
    if (!found?.isDirectory()) continue
    const inside = await filesIn(path.join(root, file))
    const own = inside.find((name) => !(`${file}/${name}` in had.files))
    if (own === undefined) continue
    throw new PlainError(
      `${file} is a file of the new version, and a folder here, with ${own} in it. Move that elsewhere first.`,
    )
  }
}

/** Copies those of some files that exist. All copies are on the disk when it ends. */
async function copy(from: string, to: string, files: string[]) {
  const there = files.filter((file) => isFile(path.join(from, file)))
  const folders = new Set(['', ...there.map((file) => path.dirname(file))])
  for (const folder of folders) await mkdir(path.join(to, folder), { recursive: true })
  await pLimit(8).map(there, async (file) => {
    const { mode } = await stat(path.join(from, file))
    const bytes = await readFile(path.join(from, file))
    await writeFile(path.join(to, file), bytes, { mode, flush: true })
  })
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile()
}

function parentsOf(file: string): string[] {
  const steps = file.split('/').slice(0, -1)
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'))
}

const INTERRUPTED =
  'An update by version 1.0.0 was interrupted. Unpack .update/before.zip over this folder, delete .update/unfinished, ' +
  'and try again.'

/** Changes to an engine by hand. */
type ByHand = {
  /** Changed files, which the new engine replaces or removes. */
  changed: string[]
  /** Added npm packages, such as typefaces, as `name@version`. The update installs them again. */
  added: string[]
}

const LISTS = ['package.json', 'package-lock.json']

/**
 * Finds the changes that were made in a folder to the engine that it had.
 *
 * @param coming the folder of the new engine.
 * @param inTheWay paths of the new engine's files and folders.
 */
async function changedByHand(
  root: string,
  had: Engine,
  coming: string,
  inTheWay: string[],
): Promise<ByHand> {
  const { added, isAllOfIt } = await addedPackages(root, had)
  const changed: string[] = []
  for (const [file, sum] of Object.entries(had.files)) {
    if (isAllOfIt && LISTS.includes(file)) continue
    const now = await sumOf(root, file)
    if (now && now !== sum) changed.push(file)
  }
  for (const file of inTheWay) {
    if (file in had.files) continue
    const now = await sumOf(root, file)
    if (now && now !== (await sumOf(coming, file))) changed.push(file)
  }
  return { changed, added }
}

/** The packages that were added to package.json, and whether nothing else was changed in it. */
async function addedPackages(root: string, had: Engine) {
  const found = await readJson(path.join(root, 'package.json'))
  const { dependencies = {}, devDependencies = {} } = found ?? {}
  const isAdded = ([name]: [string, unknown]) => !had.packages.includes(name)
  const all = [...Object.entries(dependencies), ...Object.entries(devDependencies)]
  const added = all.filter(isAdded).map(([name, version]) => `${name}@${version}`)

  const without = (list: object) =>
    Object.fromEntries(Object.entries(list).filter((one) => !isAdded(one)))
  const before = JSON.stringify(
    found,
    (key, value) => (key === 'dependencies' || key === 'devDependencies' ? without(value) : value),
    2,
  )
  const isAllOfIt = added.length > 0 && sha256(`${before}\n`) === had.files['package.json']
  return { added, isAllOfIt }
}

async function sumOf(folder: string, file: string): Promise<string | undefined> {
  return readFile(path.join(folder, file)).then(sha256, () => undefined)
}

/** Paths that an update uses in the folder of the site. */
export function pathsOf(root: string) {
  const folder = path.join(root, '.update')
  return {
    /** The unpacked archive. */
    unpacked: path.join(folder, 'unpacked'),
    /** The files of the new engine. */
    incoming: path.join(folder, 'incoming'),
    /** The engine before the last update, with what was changed in it by hand. */
    before: path.join(folder, 'before'),
    /** The copy that becomes `before` once it is complete. */
    keeping: path.join(folder, 'keeping'),
    /** The script that exchanges the files. */
    swap: path.join(folder, 'swap.mjs'),
    /** The plan. It exists while files are exchanged. */
    plan: path.join(folder, 'plan.json'),
    /** The same plan, from the moment the files are exchanged until all else is done. */
    finish: path.join(folder, 'finish.json'),
    /** Paths of version 1.0.0: its copy, the version it came from, and the mark of an interrupted update. */
    first: {
      before: path.join(folder, 'before.zip'),
      from: path.join(folder, 'from'),
      unfinished: path.join(folder, 'unfinished'),
    },
  }
}
