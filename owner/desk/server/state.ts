import path from 'node:path'

import { factsOf, type Facts } from '#pipeline/content/facts.ts'
import { readDocuments, SCHEMAS, type ContentFile, type Written } from '#pipeline/content/files.ts'
import { readTexts } from '#pipeline/content/read-texts.ts'
import type { Mistake } from '#pipeline/model/mistake.ts'
import { listFiles } from '#pipeline/originals/list-files.ts'
import { findFamilies } from '#pipeline/typefaces/families.ts'

import { engineVersion } from '#scripts/folders.mjs'

import { describeForm } from '../form/describe-form.ts'
import type { Forms } from '../form/node.ts'
import { readLooks, type NamedLook } from '../look/looks.ts'
import { tray, type TrayScan } from '../photographs/tray.ts'
import { readShapes } from '../sections/shapes.ts'
import type { Store } from '../store/store.ts'

/** Everything that the panel shows. */
export type DeskState = {
  /** What each file holds, right or wrong. Nothing of one that cannot be read. */
  data: Partial<Record<ContentFile, unknown>>
  /** A form for each file. One that cannot be read has none. */
  forms: Forms
  /** What marks like `{city}` stand for, where that is known. */
  facts: Partial<Facts>
  /** The names of the files in uploads/. */
  names: string[]
  scans: TrayScan[]
  stocks: string[]
  /** What the site can be set in. */
  typefaces: string[]
  /** Whole looks to choose from. */
  looks: NamedLook[]
  mistakes: Mistake[]
  history: { undo?: string; redo?: string }
  /** That of the engine. */
  version: string
  /** What each section could hold that is left out, by its place. */
  shapes: Record<string, unknown>
}

/** Reads the studio as it is on disk. `mistakes` are those that the pages were last read with. */
export async function readState(store: Store, mistakes: Mistake[]): Promise<DeskState> {
  const documents = await readStudio(store)
  const { data, forms } = contentOf(documents)
  const studio = documents.get('studio')?.value as Written['studio'] | undefined
  const booking = documents.get('booking')?.value as Written['booking'] | undefined
  const stocks = data['film-stocks']
  const names = await listFiles(store.folders.uploads).catch(() => [])

  return {
    data,
    forms,
    facts: studio && booking ? factsOf({ studio, booking }) : {},
    names,
    scans: tray(names, data.photographs, forms),
    stocks: Array.isArray(stocks) ? stocks.flatMap((stock) => stock?.name ?? []) : [],
    typefaces: await typefacesOf(store),
    looks: await readLooks(store.folders.root),
    mistakes,
    history: await store.history(),
    version: engineVersion(),
    shapes: await readShapes({ root: store.folders.root, desk: store.desk }, { data, forms }),
  }
}

async function typefacesOf({ folders: { studio } }: Store): Promise<string[]> {
  const { families } = await findFamilies(path.join(studio, 'fonts'))
  return [...families.keys()].toSorted()
}

/** The studio's content as it is on disk. */
export async function readStudio({ folders: { root, content } }: Store) {
  const { label, texts } = await readTexts(root, content)
  return readDocuments(texts, label)
}

/** What each file holds, and its form. */
export function contentOf(
  documents: Awaited<ReturnType<typeof readStudio>>,
): Pick<DeskState, 'data' | 'forms'> {
  const read = [...documents].filter(([, { data }]) => data !== undefined)
  return {
    data: Object.fromEntries(read.map(([file, { data }]) => [file, data])),
    forms: Object.fromEntries(
      read.map(([file, { data }]) => [file, describeForm(SCHEMAS[file], data)]),
    ),
  }
}
