import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { parse } from 'yaml'
import { z } from 'zod'

import { SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import { ROUTES } from '#pipeline/content/pages.ts'
import {
  mapFields,
  schemaAt,
  walkFields,
  type Field,
  type Schema,
  valueAt,
} from '#pipeline/content/walk-fields.ts'
import { writeAtomically } from '#pipeline/model/write-files.ts'

import type { Path } from '../document/merge.ts'
import { readOwnFile } from '../document/own-file.ts'
import { isObject } from '../document/same.ts'
import type { Document } from '../document/documents.ts'
import { placeName, type Place } from '../traces.ts'

/** Where the desk keeps what sections held that were left out. */
const FILE = 'left-out.json'

/** What they held, by their places. */
const LEFT_OUT = z.record(z.string(), z.unknown())

type Documents = Map<ContentFile, Document>

/** Keeps what a save has left out, so that it can be brought back as it was, also after a restart. */
export async function keepLeftOut(
  desk: string,
  before: Documents,
  after: Partial<Record<ContentFile, Document>>,
): Promise<void> {
  const files = Object.entries(after) as [ContentFile, Document][]
  const leftOut = files.flatMap(([file, { data }]) => leftOutOf(file, before.get(file)?.data, data))
  if (leftOut.length === 0) return
  const file = path.join(desk, FILE)
  const kept = { ...(await readOwnFile(file, LEFT_OUT)), ...Object.fromEntries(leftOut) }
  await mkdir(desk, { recursive: true })
  await writeAtomically(file, JSON.stringify(kept))
}

/** Sections that a file had and has no longer, by their places. Items of lists are not sections. */
function leftOutOf(
  file: ContentFile,
  before: unknown,
  after: unknown,
  at: Path = [],
): [place: string, held: unknown][] {
  if (!isObject(before) || Array.isArray(before)) return []
  return Object.entries(before).flatMap(([name, held]): [string, unknown][] => {
    const now = isObject(after) ? after[name] : undefined
    if (now !== undefined) return leftOutOf(file, held, now, [...at, name])
    return isObject(held) ? [[placeName(file, [...at, name]), held]] : []
  })
}

/**
 * What a section could hold that is left out: what it held, or else what the demo has there on a page, without the
 * facts of its studio. Nothing where neither is known.
 */
export async function readSection(
  { root, desk }: { root: string; desk: string },
  documents: Documents,
  { file, path: at }: Place,
): Promise<{ held?: unknown }> {
  const schema = schemaAt(SCHEMAS[file], at, documents.get(file)?.data)
  if (!schema) return {}
  const list = documents.get('photographs')?.data
  const described = Array.isArray(list) ? list.filter((one) => !one?.hidden) : []
  const scans = described.map((one) => String(one?.file ?? ''))
  const kept = (await readOwnFile(path.join(desk, FILE), LEFT_OUT))?.[placeName(file, at)]
  const held = kept ?? withoutFacts(schema, valueAt(await demoWords(root, file), at))
  return held === undefined ? {} : { held: withScans(held, schema, scans) }
}

function withoutFacts(schema: Schema, words: unknown): unknown {
  const isFact = ({ whose }: Field) => whose?.whose === 'studio'
  return words === undefined
    ? undefined
    : mapFields(schema, words, (field) => (isFact(field) ? undefined : field.value))
}

/** With photographs of the studio, each its own, in place of those that it does not have. */
function withScans(held: unknown, schema: Schema, scans: string[]) {
  const photographs = walkFields(schema, held).map(({ value }) => value)
  const free = scans.filter((scan) => !photographs.includes(scan))
  return mapFields(schema, held, ({ value, kind }) =>
    kind?.kind === 'photograph' && !scans.includes(String(value)) ? (free.shift() ?? value) : value,
  )
}

async function demoWords(root: string, file: ContentFile): Promise<unknown> {
  if (!(ROUTES as string[]).includes(file)) return undefined
  return parse(
    await readFile(path.join(root, 'demo/content', `${file}.yaml`), 'utf8').catch(() => ''),
  )
}
