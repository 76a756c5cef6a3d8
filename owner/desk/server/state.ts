import path from 'node:path'

import { factsOf, type Facts } from '#pipeline/content/facts.ts'
import { readDocuments, SCHEMAS, type ContentFile, type Written } from '#pipeline/content/files.ts'
import { readTexts } from '#pipeline/content/read-texts.ts'
import type { Mistake } from '#pipeline/model/mistake.ts'
import { findFamilies } from '#pipeline/typefaces/families.ts'

import { describeForm } from '../form/describe-form.ts'
import type { FormNode } from '../form/node.ts'
import { readLooks, type NamedLook } from '../look/looks.ts'
import { tray, type TrayScan } from '../photographs/tray.ts'
import type { Store } from '../store/store.ts'

/** Everything that the panel shows. */
export type DeskState = {
  /** A form for each file. One that cannot be read has none. */
  forms: Partial<Record<ContentFile, FormNode>>
  /** What marks like `{city}` stand for, where that is known. */
  facts: Partial<Facts>
  scans: TrayScan[]
  stocks: string[]
  /** What the site can be set in. */
  typefaces: string[]
  /** Whole looks to choose from. */
  looks: NamedLook[]
  mistakes: Mistake[]
  history: { undo?: string; redo?: string }
}

/** Reads the studio as it is on disk. `mistakes` are those that the pages were last read with. */
export async function readState(store: Store, mistakes: Mistake[]): Promise<DeskState> {
  const documents = await readStudio(store)
  const data = dataIn(documents)
  const studio = documents.get('studio')?.value as Written['studio'] | undefined
  const booking = documents.get('booking')?.value as Written['booking'] | undefined
  const stocks = data.get('film-stocks')

  return {
    forms: Object.fromEntries(
      [...data].flatMap(([file, held]) =>
        held === undefined ? [] : [[file, describeForm(SCHEMAS[file], held)]],
      ),
    ),
    facts: studio && booking ? factsOf({ studio, booking }) : {},
    scans: await tray(store.folders.uploads, data),
    stocks: Array.isArray(stocks) ? stocks.flatMap((stock) => stock?.name ?? []) : [],
    typefaces: await typefacesOf(store),
    looks: await readLooks(store.folders.root),
    mistakes,
    history: await store.history(),
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

/** What each file holds, right or wrong. */
export function dataIn(documents: Awaited<ReturnType<typeof readStudio>>) {
  return new Map([...documents].map(([file, { data }]) => [file, data]))
}
