import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { sha256 } from '#pipeline/model/sha256.ts'
import { readJson, type Engine } from '#scripts/engine.ts'

/** What was done to an engine by hand. */
export type ByHand = {
  /** Files that the engine which comes replaces or takes away. */
  changed: string[]
  /** npm packages that were added, such as typefaces, as `name@version`. These are taken along. */
  added: string[]
}

const LISTS = ['package.json', 'package-lock.json']

/**
 * Compares a folder with the engine that it was given.
 *
 * @param coming the folder of the engine that comes.
 * @param inTheWay where its files and folders will be.
 */
export async function changedByHand(
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

/** The packages that were added to package.json, and whether nothing else was done to it. */
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
