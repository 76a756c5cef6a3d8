import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { inject } from 'vitest'
import { parse, stringify } from 'yaml'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { readTexts } from '../content/read-texts.ts'
import { readSite } from '../reading/read-site.ts'
import { readContent } from '../content/read-content.ts'
import { ContentError } from '../model/mistake.ts'
import { SCHEMAS, type ContentFile } from '../content/files.ts'
import { mayBeLeftOut, schemaAt } from '../content/walk-fields.ts'

const SMALL = { create: { width: 48, height: 32, channels: 3, background: '#a40' } } as const

export type TemporarySite = Awaited<ReturnType<typeof temporarySite>>

/** A copy of the demo's words, after some edits, with small scans. Removed after the test. */
export async function temporarySite(...edits: Edit[]) {
  const root = await temporaryFolder()
  const [content, uploads] = [path.join(root, 'content'), path.join(root, 'uploads')]
  await cp('demo/content', content, { recursive: true })
  await mkdir(uploads)
  await cp('demo/uploads/service-area.svg', path.join(uploads, 'service-area.svg'))
  const scan = await sharp(SMALL).jpeg().toBuffer()
  const described = parse(await readFile('demo/content/photographs.yaml', 'utf8'))
  await Promise.all(
    described.map(({ file }: { file: string }) => writeFile(path.join(uploads, file), scan)),
  )

  // What was found in a scan is found in all copies of it.
  const cache = inject('sharedCache')
  const site = {
    root,
    content,
    uploads,

    /** Edits a content file. */
    async edit(...edit: Edit) {
      const file = path.join(content, edit[0])
      await writeFile(file, edited(await readFile(file, 'utf8'), edit))
    },

    read: async () => readSite(await readTexts(root, content), { uploads, cache }),

    /** What the studio's owner reads. */
    report: async (): Promise<string> =>
      site.read().then(
        () => 'No mistakes.',
        (error: Error) => error.message,
      ),
  }
  for (const edit of edits) await site.edit(...edit)
  return site
}

/** Other text in the place of some in a content file, or a change of what the file holds. */
export type Edit =
  | readonly [file: string, from: string, to: string]
  | readonly [file: string, change: (data: ReturnType<typeof parse>) => void]

const demo = await readTexts('demo', 'demo/content')

/** The demo's words after some edits, as they are read without the photographs. */
export function wordsAfter(...edits: Edit[]) {
  const texts = new Map<string, string>(demo.texts)
  for (const edit of edits) {
    const file = edit[0].replace('.yaml', '')
    texts.set(file, edited(texts.get(file)!, edit))
  }
  return readContent({ ...demo, texts: texts as typeof demo.texts })
}

/** What the demo's owner reads about the words alone after some edits. */
export function reportAfter(...edits: Edit[]): string {
  const { mistakes } = wordsAfter(...edits)
  return mistakes.length > 0 ? new ContentError(mistakes).message : 'No mistakes.'
}

/** A text after an edit. Throws where it does not have the text that is to be replaced. */
function edited(text: string, [, from, to]: Edit): string {
  if (typeof from === 'function') {
    const data = parse(text)
    from(data)
    return stringify(data)
  }
  if (!text.includes(from)) throw new Error(`There is no "${from}".`)
  return text.replace(from, () => to!)
}

/** Texts of the demo repeat the lowest price, and tests open a photograph by its address. */
const KEPT = ['price', 'id']

/** Deletes all that a studio may leave out of a content file, as long as it leaves out all of it. */
// oxlint-disable-next-line typescript/no-explicit-any
export function leaveOut(file: ContentFile, data: any, steps: PropertyKey[] = []) {
  const part = steps.reduce((at, step) => at[step], data)
  if (typeof part !== 'object' || part === null) return
  for (const key of Object.keys(part)) {
    const at = [...steps, Array.isArray(part) ? Number(key) : key]
    const schema = schemaAt(SCHEMAS[file], at, data)
    if (schema && mayBeLeftOut(schema) && !KEPT.includes(key)) delete part[key]
    else leaveOut(file, data, at)
  }
}
