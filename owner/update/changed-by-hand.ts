import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { sha256 } from '#pipeline/model/sha256.ts'
import type { Engine } from '#scripts/engine.ts'

/** What was done to an engine by hand. */
export type ByHand = {
  /** Files that an update would overwrite or miss, each in a line. */
  changes: string[]
  /** npm packages that were added, such as typefaces, as `name@version`. These are taken along. */
  added: string[]
}

/** Compares a folder with the engine that it was given, and with the one that is to come. */
export async function changedByHand(root: string, had: Engine, next: Engine): Promise<ByHand> {
  const added = await addedPackages(root, had)
  const own = added.length > 0 ? ['package.json', 'package-lock.json'] : []
  const changes: string[] = []
  for (const [file, sum] of Object.entries(had.files)) {
    if (own.includes(file)) continue
    const now = await sumOf(path.join(root, file))
    if (now === undefined) changes.push(`${file} is missing`)
    else if (now !== sum) changes.push(`${file} was changed`)
  }
  for (const [file, sum] of Object.entries(next.files)) {
    if (file in had.files || !existsSync(path.join(root, file))) continue
    const now = await sumOf(path.join(root, file))
    if (now !== sum) changes.push(`${file} is yours, and the new version has a file of that name`)
  }
  return { changes, added }
}

/** The packages that were added to package.json, where nothing else was done to it. */
async function addedPackages(root: string, had: Engine): Promise<string[]> {
  const text = await readFile(path.join(root, 'package.json'), 'utf8').catch(() => '{}')
  const { dependencies = {}, devDependencies = {} } = JSON.parse(text)
  const isAdded = ([name]: [string, unknown]) => !had.packages.includes(name)
  const all = [...Object.entries(dependencies), ...Object.entries(devDependencies)]
  const added = all.filter(isAdded).map(([name, version]) => `${name}@${version}`)
  if (added.length === 0) return []

  const without = (list: object) =>
    Object.fromEntries(Object.entries(list).filter((one) => !isAdded(one)))
  const before = JSON.parse(text, (key, value) =>
    key === 'dependencies' || key === 'devDependencies' ? without(value) : value,
  )
  const isUntouched = sha256(`${JSON.stringify(before, null, 2)}\n`) === had.files['package.json']
  return isUntouched ? added : []
}

async function sumOf(file: string): Promise<string | undefined> {
  return readFile(file).then(sha256, () => undefined)
}
