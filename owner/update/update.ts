import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'

import { PlainError } from '#pipeline/model/plain-error.ts'
import { readEngine, statedEngine, type Engine } from '#scripts/engine.ts'
import { changedByHand } from './changed-by-hand.ts'
import { isLater } from './changelog.ts'
import { keepCopy, placesOf, swap } from './swap.ts'
import { unpack } from './unpack.ts'

/** What an update did. */
export type Updated = {
  from: string
  to: string
  /** The npm packages that an owner has added and still needs, as `name@version`. */
  added: string[]
  /** The files of both versions. */
  files: string[]
  /** Those that the later one does not have. They are in the copy. */
  gone: string[]
}

/**
 * Replaces the engine of a folder by another version, and keeps the one before. `studio/` is not
 * looked at.
 *
 * @param source a .zip, a .tgz, a folder, or the address of a git repository.
 * @param isForced whether changes made by hand are replaced, too. They are in the copy.
 * @throws {PlainError} that says why not. Then nothing is changed.
 */
export async function update(root: string, source: string, isForced = false): Promise<Updated> {
  const { incoming, unfinished } = placesOf(root)
  if (existsSync(unfinished)) throw new PlainError(INTERRUPTED)

  const folder = await unpack(source, incoming)
  const next = await readEngine(folder)
  await refuseDamaged(folder, next)
  const stated = await statedEngine(root)
  if (!stated && !isForced) throw new PlainError(UNKNOWN)
  const had = stated ?? (await readEngine(root))
  if (isLater(had.version, next.version)) {
    throw new PlainError(
      `${source} is version ${next.version}, and yours is ${had.version} already. ` +
        'The version before the last update comes back with npm run update -- --back',
    )
  }
  if (stated && isDeepStrictEqual(next.files, had.files)) {
    throw new PlainError(`You have version ${had.version} already, file by file.`)
  }
  const { changes, added } = await changedByHand(root, had, next)
  if (changes.length > 0 && !isForced) throw new PlainError(refusal(changes))

  await keepCopy(root, had)
  return { ...(await exchange(root, folder, had, next)), added }
}

/**
 * Puts back the engine before the last update.
 *
 * @throws {PlainError} that says why not. Then nothing is changed.
 */
export async function goBack(root: string, isForced = false): Promise<Updated> {
  const { before, incoming, unfinished } = placesOf(root)
  if (!existsSync(before)) throw new PlainError('There is no earlier version to go back to.')

  const folder = await unpack(before, incoming)
  const earlier = (await statedEngine(folder))!
  const begun = await readFile(unfinished, 'utf8').catch(() => '')
  const had = begun ? mixed(earlier, JSON.parse(begun)) : ((await statedEngine(root)) ?? earlier)
  const { changes } = await changedByHand(root, had, earlier)
  if (changes.length > 0 && !isForced && !begun) throw new PlainError(refusal(changes))

  const updated = await exchange(root, folder, had, earlier)
  await rm(before)
  return { ...updated, added: [] }
}

/** What an interrupted update leaves: files of both. */
function mixed(had: Engine, next: Engine): Engine {
  return { ...next, files: { ...had.files, ...next.files } }
}

async function exchange(root: string, source: string, had: Engine, next: Engine) {
  await swap(root, source, had, next)
  await rm(placesOf(root).incoming, { recursive: true, force: true })
  const gone = Object.keys(had.files).filter((file) => !(file in next.files))
  const files = [...Object.keys(next.files), ...gone]
  return { from: had.version, to: next.version, files, gone }
}

/** A release says which files it has. */
async function refuseDamaged(folder: string, next: Engine) {
  const stated = await statedEngine(folder)
  const wrong = Object.entries(stated?.files ?? {}).find(([file, sum]) => next.files[file] !== sum)
  if (!wrong) return
  throw new PlainError(
    `The new version is damaged or was changed: ${wrong[0]}. Nothing was changed here. Download it again.`,
  )
}

function refusal(changes: string[]): string {
  const many = changes.length === 1 ? '1 place' : `${changes.length} places`
  return [
    `The engine was changed by hand in ${many}, so nothing was updated:`,
    ...changes.map((change) => `  ${change}`),
    'Take these changes back, or let the new version replace them with --replace. A copy is kept in .update/before.zip.',
  ].join('\n')
}

const UNKNOWN =
  'Nobody knows whether the engine was changed by hand: there is no engine.json, which npm run make-it-yours ' +
  'writes. If it was not, say so with --replace. A copy is kept in .update/before.zip.'

const INTERRUPTED =
  'The last update was interrupted. Put the version before it back first: npm run update -- --back'
