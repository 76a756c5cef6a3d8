import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import type { Mistake } from '../../model/mistake.ts'
import { unreadable } from '../../model/unreadable.ts'
import { FILES, SCHEMAS, type ContentFile } from '../files.ts'
import { decodeText } from './decode-text.ts'
import { readDocument, type ContentDocument } from './document.ts'

/** Where the words are: the full path of the folder, and what messages call it. */
export type ContentFolder = { folder: string; label: string }

/** Reads every file in content/, and notices which are missing and which belong to no page. */
export async function readDocuments({
  folder,
  label,
}: ContentFolder): Promise<{ documents: Map<ContentFile, ContentDocument>; mistakes: Mistake[] }> {
  const names = await readdir(folder).catch((error) => unreadable(error, 'folder'))
  if (typeof names === 'string') {
    return {
      documents: new Map(),
      mistakes: [{ file: `${label}/`, message: `This folder ${names}` }],
    }
  }

  const expected = FILES.map((file) => `${file}.yaml`)
  const present = names.filter((name) => /\.ya?ml$/i.test(name))
  const missing = expected.filter((name) => !present.includes(name))
  const extra = present.filter((name) => !expected.includes(name))
  const read = FILES.filter((file) => present.includes(`${file}.yaml`)).map(async (file) => {
    const name = `${file}.yaml`
    return [file, await readFileAs(path.join(folder, name), `${label}/${name}`, file)] as const
  })
  const documents = new Map(await Promise.all(read))

  return {
    documents,
    mistakes: [
      ...[...documents.values()].flatMap(({ mistakes }) => mistakes),
      ...missing.map((name) => ({
        file: `${label}/${name}`,
        message: 'This file is missing. Put it back: the site takes words from it.',
      })),
      ...extra.map((name) => ({
        file: `${label}/${name}`,
        message: 'No page takes words from this file. Rename it, or remove it.',
      })),
    ],
  }
}

async function readFileAs(
  name: string,
  label: string,
  file: ContentFile,
): Promise<ContentDocument> {
  const bytes = await readWhole(name).catch((error) => `This ${unreadable(error, 'file')}`)
  const decoded = typeof bytes === 'string' ? { message: bytes } : decodeText(bytes)
  if ('text' in decoded) return readDocument(label, decoded.text, SCHEMAS[file])
  const mistakes = [{ file: label, ...decoded }]
  return { mistakes, advice: [], locate: () => ({ file: label }) }
}

async function readWhole(file: string): Promise<Uint8Array> {
  const found = await stat(file)
  // Reading a pipe might never end.
  if (!found.isFile()) throw new Error('not a file')
  return readFile(file)
}
