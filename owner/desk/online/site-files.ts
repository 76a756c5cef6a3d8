import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

import { FILES } from '#pipeline/content/files.ts'
import { readContent } from '#pipeline/content/read-content.ts'
import { readTexts } from '#pipeline/content/read-texts.ts'
import { sha256OfFile } from '#pipeline/model/sha256.ts'
import { storedName } from '#pipeline/model/file-name.ts'
import { findFamilies } from '#pipeline/typefaces/families.ts'

/** What is in a file, as a checksum, and what tells whether it was written to since. */
export type FileState = { sum: string; size: number; mtimeMs: number }

/** Files by their paths from the studio’s folder, like `uploads/porch.jpg`. */
export type FileStates = Record<string, FileState>

/** What of a studio goes online: its words and what they name, as paths from its folder. */
export async function siteFiles(studio: string): Promise<string[]> {
  const texts = await readTexts(studio, path.join(studio, 'content'))
  const { described, pictures, faces } = readContent(texts)
  const present = await readdir(path.join(studio, 'uploads')).catch(() => [])
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
