import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import type { Mistake } from '../../model/mistake.ts'
import { NOT_A_FILE, unreadable } from '../../model/unreadable.ts'
import { FILES, SCHEMAS, type File } from '../files.ts'
import { didYouMean } from '../messages/nearest.ts'
import { decodeText } from './decode-text.ts'
import { readDocument, type Document } from './document.ts'

type Documents = { documents: Map<File, Document>; mistakes: Mistake[] }

/** Where the words are: the full path of the folder, and what messages call it. */
export type ContentFolder = { folder: string; label: string }

/** Reads every file in content/, and notices which are missing and which belong to no page. */
export async function readDocuments({ folder, label }: ContentFolder): Promise<Documents> {
  const names = await readdir(folder).catch((error) => unreadable(error, 'folder'))
  if (typeof names === 'string') {
    return {
      documents: new Map(),
      mistakes: [{ file: `${label}/`, message: `This folder ${names}` }],
    }
  }

  const present = names.filter((name) => /\.ya?ml$/i.test(name))
  const missing = FILES.filter((file) => !present.includes(`${file}.yaml`))
  const found = FILES.filter((file) => !missing.includes(file))
  const documents = new Map(
    await Promise.all(
      found.map(async (file) => {
        const name = `${file}.yaml`
        const document = await readFileAs(path.join(folder, name), `${label}/${name}`, file)
        return [file, document] as const
      }),
    ),
  )

  return {
    documents,
    mistakes: [
      ...[...documents.values()].flatMap(({ mistakes }) => mistakes),
      ...missing.map((file) => ({
        file: `${label}/${file}.yaml`,
        message: 'This file is missing. Put it back: the site takes words from it.',
      })),
      ...present.filter(isExtra).map((name) => ({
        file: `${label}/${name}`,
        message: `No page takes words from this file. ${instead(name, missing)}`,
      })),
    ],
  }
}

async function readFileAs(name: string, label: string, file: File): Promise<Document> {
  const bytes = await readWhole(name).catch((error) => `This ${unreadable(error, 'file')}`)
  const decoded = typeof bytes === 'string' ? { message: bytes } : decodeText(bytes)
  if ('text' in decoded) return readDocument(label, decoded.text, SCHEMAS[file])
  return { file: label, lineOf: () => 1, mistakes: [{ file: label, ...decoded }], advice: [] }
}

async function readWhole(file: string): Promise<Uint8Array> {
  const found = await stat(file)
  // Reading a pipe might never end.
  if (!found.isFile() && !found.isDirectory()) throw NOT_A_FILE
  return readFile(file)
}

function isExtra(name: string): boolean {
  return !FILES.some((file) => `${file}.yaml` === name)
}

function instead(name: string, missing: string[]): string {
  const question = didYouMean(
    name,
    missing.map((file) => `${file}.yaml`),
  )
  return question ? `${question.trim()} Rename it.` : 'Remove it.'
}
