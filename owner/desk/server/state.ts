import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { haveSameBytes } from '#pipeline/advice/studio-files.ts'
import type { Facts } from '#pipeline/content/facts.ts'
import { SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import { readDocument } from '#pipeline/content/yaml.ts'
import type { Look } from '#pipeline/look/look.ts'
import { ContentError, type Mistake } from '#pipeline/model/mistake.ts'
import { sha256 } from '#pipeline/model/sha256.ts'
import { listFiles } from '#pipeline/originals/find-scan.ts'
import { findFamilies } from '#pipeline/typefaces/families.ts'

import { engineVersion } from '#scripts/folders.mjs'

import type { Document } from '../document/documents.ts'
import type { Store } from '../document/store.ts'
import { withFiles, type DeskMistake } from '../document/validate.ts'
import { describeForms } from '../form/describe-form.ts'
import type { Forms } from '../form/node.ts'
import { labelOf } from '../form/labels.ts'

/** A whole look that can be chosen. */
type NamedLook = { name: string; look: Look }

/** What stays as long as the desk runs. */
export type Setup = {
  forms: Forms
  /** Whole looks to choose from. */
  looks: NamedLook[]
  /** What the site can be set in. */
  typefaces: string[]
  /** The names of the scans that are the demo's. */
  demo: string[]
  /** That of the engine. */
  version: string
}

/** What changes. */
export type News = {
  /** The files that are not as the panel has them. */
  files: Partial<Record<ContentFile, Document>>
  /** Files that cannot be read. */
  unread: ContentFile[]
  /** What marks like `{city}` stand for, where that is known. */
  facts: Partial<Facts>
  /** The names of the files in uploads/, where they are not as the panel has them. */
  names?: string[]
  /** What tells whether they have changed since. */
  uploads: string
  mistakes: DeskMistake[]
  history: { undo?: string | undefined; redo?: string | undefined }
}

/** Reads what the panel needs once, when it opens. */
export async function readSetup({ folders: { root, studio, uploads } }: Store): Promise<Setup> {
  const { families } = await findFamilies(path.join(studio, 'fonts'))
  const demo = path.join(root, 'demo/uploads')
  const names = demo === uploads ? [] : await listFiles(demo).catch(() => [])
  const isDemo = await Promise.all(
    names.map((name) => haveSameBytes(path.join(demo, name), path.join(uploads, name))),
  )
  return {
    forms: describeForms(),
    looks: await readLooks(root),
    typefaces: [...families.keys()].toSorted(),
    demo: names.filter((_, at) => isDemo[at]),
    version: engineVersion(),
  }
}

/**
 * The studio as its owner sees it.
 *
 * @param have the revisions that the panel has already.
 * @param found the mistakes that the pages were last read with.
 */
export async function readNews(
  store: Store,
  have: Partial<Record<string, string>>,
  found: Mistake[],
): Promise<News> {
  const { texts, documents, facts, mistakes } = await store.read()
  const names = await listFiles(store.folders.uploads).catch(() => [])
  const uploads = sha256(names.join('/'))
  const news = [...documents].filter(([file, { revision }]) => have[file] !== revision)
  return {
    files: Object.fromEntries(news),
    unread: [...texts.texts.keys()].filter((file) => !documents.has(file)),
    facts,
    uploads,
    ...(have.uploads === uploads ? {} : { names }),
    mistakes: [...withFiles(texts.label, found), ...mistakes],
    history: await store.history(),
  }
}

/**
 * The demo's look, and those in `looks/` that are right. The terminal says what is wrong with others.
 *
 * @param root the project's folder.
 */
async function readLooks(root: string): Promise<NamedLook[]> {
  const folder = path.join(root, 'looks')
  const files = await readdir(folder).catch(() => [])
  const named = files
    .filter((file) => /^[^.].*\.yaml$/.test(file))
    .map(async (file): Promise<NamedLook[]> => {
      const text = await readFile(path.join(folder, file), 'utf8')
      const { value, mistakes } = readDocument(`looks/${file}`, text, SCHEMAS.look)
      if (mistakes.length > 0) console.warn(new ContentError(mistakes).message)
      return value ? [{ name: labelOf([path.parse(file).name]), look: value as Look }] : []
    })
  const demo = { name: 'The demo’s', look: SCHEMAS.look.parse({}) }
  return [demo, ...(await Promise.all(named)).flat()]
}
