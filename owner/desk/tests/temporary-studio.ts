import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { parse } from 'yaml'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { Edit, Path } from '../edits/edit.ts'
import { valueAt } from '../edits/edit-value.ts'
import { openStore } from '../store/store.ts'

type StoreOptions = Parameters<typeof openStore>[1]

/** A copy of the demo's words for a test to change. Removed when the test is over. */
export async function temporaryStudio(options?: StoreOptions) {
  const studio = await temporaryFolder()
  await cp('demo/content', path.join(studio, 'content'), { recursive: true })
  return studioIn(studio, options)
}

/** What a test does with a studio in a folder. */
export function studioIn(studio: string, options?: StoreOptions) {
  const [content, uploads] = [path.join(studio, 'content'), path.join(studio, 'uploads')]
  const folders = { root: studio, studio, content, uploads }
  const text = (file: ContentFile) => readFile(path.join(content, `${file}.yaml`), 'utf8')
  const valueOf = async (file: ContentFile, at: Path) => valueAt(parse(await text(file)), at)

  return {
    studio,
    folders,
    store: openStore(folders, options),
    text,
    valueOf,

    rewrite: async (file: ContentFile, change: (text: string) => string) =>
      writeFile(path.join(content, `${file}.yaml`), change(await text(file))),

    /** An edit by someone who sees what the file holds now. */
    async set(file: ContentFile, at: Path, value: string): Promise<Edit> {
      return { kind: 'set', file, path: at, before: await valueOf(file, at), value }
    },

    async putScan(name: string, picture: string | Buffer = `the picture ${name}`) {
      await mkdir(uploads, { recursive: true })
      await writeFile(path.join(uploads, name), picture)
    },
  }
}
