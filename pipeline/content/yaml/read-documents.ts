import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { readDocument, type Document } from './document.ts'
import type { Mistake } from '../../model/mistake.ts'
import { didYouMean } from '../messages/nearest.ts'
import { FILES, type File } from '../files.ts'

type Documents = { documents: Map<File, Document>; mistakes: Mistake[] }

/** Where the words are: the full path of the folder, and what messages call it. */
export type ContentFolder = { folder: string; label: string }

/** Reads every file in content/, and notices which are missing and which belong to no page. */
export async function readDocuments({ folder, label }: ContentFolder): Promise<Documents> {
  const addressOf = (file: string) => `${label}/${file}.yaml`
  const present = (await readdir(folder).catch(() => [])).filter((name) => /\.ya?ml$/i.test(name))
  const missing = FILES.filter((file) => !present.includes(`${file}.yaml`))

  const documents = new Map<File, Document>()
  for (const file of FILES.filter((name) => !missing.includes(name))) {
    const text = await readFile(path.join(folder, `${file}.yaml`), 'utf8')
    documents.set(file, readDocument(addressOf(file), text))
  }

  return {
    documents,
    mistakes: [
      ...[...documents.values()].flatMap(({ mistakes }) => mistakes),
      ...missing.map((file) => ({
        file: addressOf(file),
        message: 'This file is missing. Put it back: the site takes words from it.',
      })),
      ...present.filter(isExtra).map((name) => ({
        file: `${label}/${name}`,
        message: `No page takes words from this file. ${instead(name, missing)}`,
      })),
    ],
  }
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
