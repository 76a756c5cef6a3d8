import { readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import pLimit from 'p-limit'

import {
  locatedFields,
  readDocuments,
  type ContentFile,
  type LocatedField,
} from '../content/files.ts'
import { readTexts } from '../content/read-texts.ts'
import type { ContentDocument } from '../content/yaml.ts'
import { readName } from '../model/file-name.ts'
import type { Size } from '../model/photo.ts'
import { listFiles } from '../originals/find-scan.ts'
import { readHeader } from '../originals/scan-header.ts'

/** A field of the content, with what the file holds there as text, accents in one piece. */
export type AdviceField = LocatedField & { value: string }

/** A scan in uploads/. */
export type Scan = Size & {
  /** Its file name, as people read it. */
  file: string
  /** Whether it is the demo's of that name, byte by byte. */
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
  const { label, texts } = await readTexts(root, path.join(studio, 'content'))
  return fieldsOf(readDocuments(texts, label))
}

/** Every field, file by file, in the order of the schemas. */
export function fieldsOf(documents: Map<ContentFile, ContentDocument>): AdviceField[] {
  return locatedFields(documents)
    .filter(({ value }) => typeof value !== 'object')
    .map((field) => ({ ...field, value: String(field.value).trim().normalize() }))
}

async function readScans(studio: string, demo: string): Promise<Scan[]> {
  const uploads = path.join(studio, 'uploads')
  const files = await listFiles(uploads)
  const scans = await pLimit(availableParallelism()).map(files, async (file): Promise<Scan[]> => {
    const scan = path.join(uploads, file)
    // What is not a photograph is a mistake where a page names it, else none.
    const header = await readHeader(scan, file).catch(() => undefined)
    if (!header) return []

    const { width, height } = header.autoOrient
    const isBorrowed = await haveSameBytes(scan, path.join(demo, 'uploads', file))
    return [{ file: readName(file), width, height, isBorrowed }]
  })
  return scans.flat()
}

/** Whether two files hold the same. Files of another length are not read: they can be huge. */
export async function haveSameBytes(one: string, other: string): Promise<boolean> {
  const files = [one, other]
  const sizes = await Promise.all(files.map((file) => stat(file).catch(() => undefined)))
  if (sizes[0]?.size !== sizes[1]?.size) return false

  const [left, right] = await Promise.all(files.map((file) => readFile(file)))
  return left!.equals(right!)
}

/** The field of studio.yaml at a path like `scheduling.calendar`. */
export function settingAt(fields: AdviceField[], name: string): AdviceField | undefined {
  return fields.find(({ file, location }) => file === 'studio' && location.field === name)
}
