import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import type { ContentFile } from '../content/files.ts'
import { locatedFields, type LocatedField } from '../content/located-fields.ts'
import type { ContentDocument } from '../content/yaml/document.ts'
import { readDocuments } from '../content/yaml/read-documents.ts'
import type { Size } from '../model/photo.ts'
import { readHeader } from '../originals/scan-header.ts'

/** A field of the content, with what the file holds there as text. */
export type AdviceField = LocatedField & { value: string }

/** A scan in uploads/. */
export type Scan = Size & {
  /** Its file name, with accents in one piece. */
  file: string
  /** Whether it is, byte by byte, one of the demo's. */
  isBorrowed: boolean
}

/** Every field and every scan of a studio. */
export type StudioFiles = { fields: AdviceField[]; scans: Scan[] }

/** Reads a studio's folder. `demo` is the folder that its scans are compared with. */
export async function readStudio(root: string, folder: string, demo: string): Promise<StudioFiles> {
  const [fields, scans] = await Promise.all([readFields(root, folder), readScans(folder, demo)])
  return { fields, scans }
}

/** Every field of the content in a studio's folder. */
export async function readFields(root: string, studio: string): Promise<AdviceField[]> {
  const folder = path.join(studio, 'content')
  const label = path.relative(root, folder).replaceAll(path.sep, '/')
  return fieldsOf((await readDocuments({ folder, label })).documents)
}

/** Every field, file by file, in the order of the schemas. */
export function fieldsOf(documents: Map<ContentFile, ContentDocument>): AdviceField[] {
  return locatedFields(documents)
    .filter(({ value }) => typeof value !== 'object')
    .map((field) => ({ ...field, value: String(field.value).trim() }))
}

async function readScans(studio: string, demo: string): Promise<Scan[]> {
  const uploads = path.join(studio, 'uploads')
  const isBorrowed = await comparison(path.join(demo, 'uploads'))
  const scans = await Promise.all(
    (await readdir(uploads)).map(async (file): Promise<Scan[]> => {
      const scan = path.join(uploads, file)
      // What is not a photograph is a mistake where a page names it, else none.
      const header = await readHeader(scan, file).catch(() => undefined)
      if (!header) return []
      const { width, height } = header.autoOrient
      return [{ file: file.normalize(), width, height, isBorrowed: await isBorrowed(scan) }]
    }),
  )
  return scans.flat()
}

/** Says of a file whether a folder holds the same bytes. Reads only files of equal size. */
async function comparison(folder: string) {
  const sizes = new Map<number, string[]>()
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const { size } = await stat(file)
    sizes.set(size, [...(sizes.get(size) ?? []), file])
  }

  return async (file: string): Promise<boolean> => {
    const candidates = sizes.get((await stat(file)).size) ?? []
    if (candidates.length === 0) return false
    const bytes = await readFile(file)
    const others = await Promise.all(candidates.map((candidate) => readFile(candidate)))
    return others.some((other) => other.equals(bytes))
  }
}
