import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'

import { FILES, type ContentFile } from '#pipeline/content/files.ts'
import { readContent } from '#pipeline/content/read-content.ts'
import { readTexts } from '#pipeline/content/read-texts.ts'
import { sha256OfFile } from '#pipeline/model/sha256.ts'
import { storedName } from '#pipeline/model/file-name.ts'
import { listFiles } from '#pipeline/originals/find-scan.ts'
import { findFamilies } from '#pipeline/typefaces/families.ts'

/** What is in a file, as a checksum, and what tells whether it was written to since. */
export type FileState = { sum: string; size: number; mtimeMs: number }

/** Files by their paths from the studio’s folder, like `uploads/porch.jpg`. */
export type FileStates = Record<string, FileState>

/** What of a studio goes online: its words and what they name, as paths from its folder. */
export async function siteFiles(studio: string): Promise<string[]> {
  const texts = await readTexts(studio, path.join(studio, 'content'))
  const { described, pictures, faces } = readContent(texts)
  const present = await listFiles(path.join(studio, 'uploads')).catch(() => [])
  const named = [...described.keys(), ...pictures.map(({ value }) => String(value))]
  // Where nothing is described, that file cannot be read, and no scan is gone.
  const all = described.size === 0
  const scans = all ? present : named.flatMap((name) => storedName(present, name) ?? [])
  const names = [
    ...FILES.map((file) => `content/${file}.yaml`),
    ...scans.map((name) => `uploads/${name}`),
    ...(await fontsOf(
      path.join(studio, 'fonts'),
      faces.map(({ value }) => String(value)),
    )),
  ]
  const isThere = (name: string) => existsSync(path.join(studio, name))
  // Git on a Mac writes accents in one piece, and the disk there takes both for the same name.
  return [...new Set(names.flatMap((name) => [name.normalize(), name].find(isThere) ?? []))]
}

/** The studio’s own fonts of some typefaces, with the licenses beside them. */
async function fontsOf(folder: string, names: string[]): Promise<string[]> {
  if (!existsSync(folder)) return []
  const { families } = await findFamilies(folder)
  const files = names
    .flatMap((name) => families.get(name) ?? [])
    .flatMap(({ fonts, licenses }) => [
      ...fonts.flatMap((font) => font.files.map((one) => one.path)),
      ...licenses.values(),
    ])
  const own = files.filter((file) => path.dirname(file) === folder)
  return own.map((file) => `fonts/${path.basename(file)}`)
}

/** What was read in this process, by full paths. */
const read = new Map<string, FileState>()

/** Files as they are now. Only what was written to since it was `known` is read: scans are large. */
export async function statesOf(
  studio: string,
  names: string[],
  known: FileStates,
): Promise<FileStates> {
  const states: FileStates = {}
  for (const name of names) {
    const file = path.join(studio, name)
    const { size, mtimeMs } = await stat(file)
    const isSame = (one?: FileState) => one?.size === size && one.mtimeMs === mtimeMs
    const before = [read.get(file), known[name]].find(isSame)
    states[name] = before ?? { sum: await sha256OfFile(file), size, mtimeMs }
    read.set(file, states[name])
  }
  return states
}

/** The pages whose words differ between two versions, and the scans, by their names in uploads/. */
export type Differences = {
  pages: ContentFile[]
  added: string[]
  removed: string[]
  /** Another picture under the same name. */
  changed: string[]
  renamed: { from: string; to: string }[]
}

/** What differs between the files of two versions. Typefaces are part of the look. */
export function differencesOf(before: FileStates, now: FileStates): Differences {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const different = names.filter((name) => before[name]?.sum !== now[name]?.sum)
  const hasFonts = different.some((name) => name.startsWith('fonts/'))
  const isPage = (file: ContentFile) => different.includes(`content/${file}.yaml`)

  const scans = different.filter((name) => name.startsWith('uploads/'))
  const removed = scans.filter((name) => !now[name])
  const added = scans.filter((name) => !before[name])
  const renamed = added.flatMap((to) => {
    const from = removed.find((name) => before[name]!.sum === now[to]!.sum)
    return from === undefined ? [] : [{ from, to }]
  })
  const moved = renamed.flatMap(({ from, to }) => [from, to])
  const without = (all: string[]) => all.filter((name) => !moved.includes(name)).map(scanOf)
  return {
    pages: FILES.filter((file) => isPage(file) || (file === 'look' && hasFonts)),
    added: without(added),
    removed: without(removed),
    changed: scans.filter((name) => before[name] && now[name]).map(scanOf),
    renamed: renamed.map(({ from, to }) => ({ from: scanOf(from), to: scanOf(to) })),
  }
}

/** How many pages and scans differ. */
export function countOf(differences: Differences): number {
  return Object.values(differences).flat().length
}

function scanOf(name: string): string {
  return name.slice('uploads/'.length)
}
