import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { patiently } from '#pipeline/model/patiently.ts'
import { writeAtomically } from '#pipeline/model/write-atomically.ts'
import { zipOf } from '#scripts/archive.ts'
import { engineText, stateEngine, type Engine } from '#scripts/engine.ts'

/** What an update keeps, in the folder of the site. */
export function placesOf(root: string) {
  const folder = path.join(root, '.update')
  return {
    incoming: path.join(folder, 'incoming'),
    /** The engine before the last update. */
    before: path.join(folder, 'before.zip'),
    /** Holds the version that there was, until the new one has adapted the owner’s words. */
    from: path.join(folder, 'from'),
    /** Holds the engine that is coming, while files are being replaced. */
    unfinished: path.join(folder, 'unfinished'),
  }
}

/** Keeps the engine of a folder as it is, whole or not at all. */
export async function keepCopy(root: string, engine: Engine): Promise<void> {
  const { before } = placesOf(root)
  await mkdir(path.dirname(before), { recursive: true })
  const files = Object.keys(engine.files).filter((file) => existsSync(path.join(root, file)))
  await writeAtomically(before, await zipOf(root, files, { more: engineText(engine) }))
}

/**
 * Puts one engine into the place of another. What belongs to neither is left alone. Interrupted, it can
 * be done again.
 */
export async function swap(root: string, source: string, had: Engine, next: Engine): Promise<void> {
  const { unfinished } = placesOf(root)
  await writeFile(unfinished, JSON.stringify(next))
  // First, because on many disks a name in capitals is the same name.
  for (const file of Object.keys(had.files)) {
    if (!(file in next.files)) await removeFile(root, file)
  }
  for (const file of Object.keys(next.files)) {
    // A copy of before has what was there then.
    if (existsSync(path.join(source, file))) await copy(source, root, file)
  }
  await stateEngine(root, next)
  await rm(unfinished)
}

async function copy(from: string, to: string, file: string) {
  const target = path.join(to, file)
  await mkdir(path.dirname(target), { recursive: true })
  await patiently(() => copyFile(path.join(from, file), target))
}

/** Removes a file, and the folders that are empty then. */
async function removeFile(root: string, file: string) {
  await patiently(() => rm(path.join(root, file), { force: true }))
  let folder = path.dirname(path.join(root, file))
  while (folder !== root && (await readdir(folder).catch(() => ['?'])).length === 0) {
    await rmdir(folder)
    folder = path.dirname(folder)
  }
}
