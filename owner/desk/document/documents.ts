import path from 'node:path'

import { factsOf, type Facts } from '#pipeline/content/facts.ts'
import {
  readDocuments,
  SCHEMAS,
  UNLESS_WRITTEN,
  type ContentFile,
  type Written,
} from '#pipeline/content/files.ts'
import { readTexts, type Texts } from '#pipeline/content/read-texts.ts'
import type { ContentDocument } from '#pipeline/content/yaml.ts'
import { sha256 } from '#pipeline/model/sha256.ts'

import { merge, type Conflict } from './merge.ts'
import { readOwnFile } from './own-file.ts'
import { reconcileKnown, type Held } from './reconcile.ts'
import { same } from './same.ts'
import { unwritten, type AllUnwritten } from './unwritten.ts'
import { fileOf, newMistakes, withFiles, type DeskMistake, type Files } from './validate.ts'

/** Where a studio is, as full paths. `root` is the project's folder: messages name files from there. */
export type StudioFolders = { root: string; studio: string; content: string; uploads: string }

/** What a file holds as its owner sees it, and what tells whether it has changed since. */
export type Document = {
  revision: string
  data: unknown
  /** Fields that were changed in the file while something else waited for them. */
  conflicts?: Conflict[]
}

type Data = Map<ContentFile, unknown>

/** A studio as it is on disk. */
export type Reading = {
  texts: Texts
  /** What is written, right or wrong. */
  files: Files
  unwritten: AllUnwritten
  /** What its owner sees, of every file that can be read. */
  documents: Map<ContentFile, Document>
}

/** Where the desk keeps what is not written, from the studio's folder. */
export const UNWRITTEN = '.desk/unwritten.json'

/** Reads what a studio's files hold, and what is not written yet on top. What is known already is not read again. */
export function openDocuments({ root, studio, content }: StudioFolders) {
  const label = path.relative(root, content).replaceAll(path.sep, '/')
  const known = new Map<ContentFile, Held>()
  let waiting: AllUnwritten = {}

  /** A file as its text has it. */
  function parsed(file: ContentFile, text: string): ContentDocument {
    const last = known.get(file)
    if (last?.text === text) return fileOf(label, file, last.data)
    const document = readDocuments(new Map([[file, text]]), label).get(file)!
    if (document.data !== undefined) known.set(file, { text, data: document.data })
    return document
  }

  async function read(): Promise<Reading> {
    const texts = await readTexts(root, content)
    const now = (await readOwnFile(path.join(studio, UNWRITTEN), unwritten)) ?? {}
    // The same objects were checked already. Of towns, the order counts.
    if (JSON.stringify(now) !== JSON.stringify(waiting)) waiting = now
    const files: Files = new Map(
      Array.from(texts.texts, ([file, text]) => [file, parsed(file, text)]),
    )
    const documents = new Map<ContentFile, Document>()
    for (const [file, { data }] of files) {
      if (data === undefined) continue
      const own = waiting[file]
      const { data: seen, conflicts } = own
        ? merge(own.written, own.data, data)
        : { data, conflicts: [] }
      documents.set(file, {
        data: seen,
        conflicts,
        revision: revisionOf(texts.texts.get(file)!, own ? seen : undefined),
      })
    }
    return { texts, files, unwritten: waiting, documents }
  }

  /** The mistakes that new data would bring in. */
  function mistakesIn({ files }: Reading, data: Data): DeskMistake[] {
    const changed = Array.from(data, ([file, held]) => [file, fileOf(label, file, held)] as const)
    return withFiles(
      label,
      newMistakes(files, new Map<ContentFile, ContentDocument>([...files, ...changed])),
    )
  }

  return {
    read,
    mistakesIn,

    /** The mistakes that new texts would bring in. Nothing stands for a file that goes. */
    mistakesInTexts({ files }: Reading, texts: Map<ContentFile, string | undefined>) {
      const after = new Map(files)
      for (const [file, text = UNLESS_WRITTEN[file]] of texts) {
        if (text !== undefined) after.set(file, parsed(file, text))
      }
      return newMistakes(files, after)
    },

    /** What is wrong with what is not written yet. */
    unwrittenMistakes(now: Reading): DeskMistake[] {
      const data = unwrittenFiles(now).map((file) => [file, now.documents.get(file)!.data] as const)
      return data.length === 0 ? [] : mistakesIn(now, new Map(data))
    },

    /** A file with other data, as it is written. It is not read again. */
    rewritten({ texts, files }: Reading, file: ContentFile, data: unknown) {
      const held = { text: texts.texts.get(file)!, data: files.get(file)!.data }
      if (same(held.data, data)) return held
      const written = reconcileKnown(held, data, SCHEMAS[file])
      // What was checked already.
      if (same(written.data, data)) written.data = data
      known.set(file, written)
      return written
    },

    /** What marks like `{city}` stand for, where that is known. */
    facts({ files }: Reading): Partial<Facts> {
      const [own, booking] = [files.get('studio')?.value, files.get('booking')?.value]
      return own && booking ? factsOf({ studio: own, booking } as Written) : {}
    },
  }
}

/** Files of which something is not written. */
export function unwrittenFiles({ unwritten: held, documents }: Reading): ContentFile[] {
  return (Object.keys(held) as ContentFile[]).filter((file) => documents.has(file))
}

/** @param unwrittenData what its owner sees, where that is not what the text holds. */
export function revisionOf(text: string, unwrittenData?: unknown): string {
  const own = unwrittenData === undefined ? '' : JSON.stringify(unwrittenData)
  return sha256(text + own).slice(0, 24)
}
