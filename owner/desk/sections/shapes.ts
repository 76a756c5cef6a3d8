import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { parse } from 'yaml'

import { SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import { ROUTES } from '#pipeline/content/pages.ts'
import {
  mapFields,
  schemaAt,
  walkFields,
  withoutFields,
  type Field,
  type Schema,
} from '#pipeline/content/walk-fields.ts'
import { writeAtomically } from '#pipeline/model/write-atomically.ts'

import { valueAt } from '../edits/edit-value.ts'
import type { Edit } from '../edits/edit.ts'
import type { FormNode, Forms, Group } from '../form/node.ts'
import { placeName } from '../traces/place.ts'
import { leftOutBy } from './left-out.ts'

/** Where the desk keeps what sections held that were left out. */
const FILE = 'left-out.json'

type Content = { data: Partial<Record<ContentFile, unknown>>; forms: Forms }

/** Keeps what a change has left out, so that it can be brought back as it was, also after a restart. */
export async function keepLeftOut(desk: string, edits: Edit[]): Promise<void> {
  const leftOut = leftOutBy(edits)
  if (Object.keys(leftOut).length === 0) return
  const kept = { ...(await readKept(desk)), ...leftOut }
  await mkdir(desk, { recursive: true })
  await writeAtomically(path.join(desk, FILE), JSON.stringify(kept))
}

/**
 * What each section could hold that is left out, by its place: what it held, or else what the demo has there on a
 * page, without the facts of its studio.
 */
export async function readShapes(
  { root, desk }: { root: string; desk: string },
  { data, forms }: Content,
): Promise<Record<string, unknown>> {
  const kept = await readKept(desk)
  const list = Array.isArray(data.photographs) ? data.photographs : []
  const scans = list.flatMap(({ file } = {}) => (typeof file === 'string' ? [file] : []))
  const shapes: Record<string, unknown> = {}
  for (const [file, form] of Object.entries(forms) as [ContentFile, FormNode][]) {
    for (const { path: at } of absentIn(form)) {
      const place = placeName(file, at)
      const schema = schemaAt(SCHEMAS[file], at, data[file])!
      const held = kept[place] ?? withoutFacts(schema, valueAt(await demoWords(root, file), at))
      if (held === undefined) continue
      shapes[place] = withScans(held, schema, scans)
    }
  }
  return shapes
}

/** Sections that are left out, outside of lists. */
function absentIn(node: FormNode): Group[] {
  if (node.type !== 'group') return []
  return node.present ? node.children.flatMap(absentIn) : node.optional ? [node] : []
}

function withoutFacts(schema: Schema, words: unknown): unknown {
  const isFact = ({ whose }: Field) => whose?.whose === 'studio'
  return words === undefined ? undefined : withoutFields(schema, words, isFact)
}

/** With photographs of the studio, each its own, in place of those that it does not have. */
function withScans(held: unknown, schema: Schema, scans: string[]) {
  const photographs = walkFields(schema, held).map(({ value }) => value)
  const free = scans.filter((scan) => !photographs.includes(scan))
  return mapFields(schema, held, ({ value, kind }) =>
    kind?.kind === 'photograph' && !scans.includes(String(value)) ? (free.shift() ?? value) : value,
  )
}

async function readKept(desk: string): Promise<Record<string, unknown>> {
  const text = await readFile(path.join(desk, FILE), 'utf8').catch(() => '{}')
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

async function demoWords(root: string, file: ContentFile): Promise<unknown> {
  if (!(ROUTES as string[]).includes(file)) return undefined
  return parse(
    await readFile(path.join(root, 'demo/content', `${file}.yaml`), 'utf8').catch(() => ''),
  )
}
