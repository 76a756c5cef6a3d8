import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { temporaryFolder, writeFiles } from '@studio/hosts/tests/temporary-folder'
import sharp from 'sharp'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { Document } from '../document/documents.ts'
import { openStore, type Save } from '../document/store.ts'
import { publish } from '../online/publish.ts'
import { receive } from '../photographs/receive.ts'

type StoreOptions = Parameters<typeof openStore>[1]

/** What a test makes of the data of files, in place. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Changes = Partial<Record<ContentFile, (data: any) => void>>

/** A scan as it arrives. */
export const SCAN = await sharp({
  create: { width: 9, height: 6, channels: 3, background: '#abc' },
})
  .jpeg()
  .toBuffer()

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
  const store = openStore(folders, options)
  const text = (file: ContentFile) => readFile(path.join(content, `${file}.yaml`), 'utf8')

  /** Files as a panel has read them, with changes of its own. */
  async function changed(changes: Changes): Promise<Save['files']> {
    const { documents } = await store.read()
    const files = Object.entries(changes).map(([file, change]) => {
      const { revision, data } = structuredClone(documents.get(file as ContentFile)!)
      change(data)
      return [file, { revision, data } satisfies Document]
    })
    return Object.fromEntries(files)
  }

  return {
    studio,
    folders,
    store,
    text,
    changed,

    /** Saves changes by someone who sees what the files hold now. */
    save: async (what: string, changes: Changes, more?: Partial<Save>) =>
      store.save({ what, files: await changed(changes), ...more }),

    rewrite: async (file: ContentFile, change: (text: string) => string) =>
      writeFile(path.join(content, `${file}.yaml`), change(await text(file))),

    /** Lets a scan arrive. */
    async send(bytes = SCAN, name = 'a.jpg') {
      const known = { stocks: [], owners: [] }
      const incoming = path.join(store.desk, 'incoming')
      return receive(Readable.from([bytes]), name, { incoming, uploads, known })
    },

    /** Puts the studio online, once it was checked. */
    putOnline: (isRight = async () => ({ ok: true })) => publish('.', studio, () => {}, isRight),

    putScan: (name: string, picture: string | Buffer = `the picture ${name}`) =>
      writeFiles(uploads, { [name]: picture }),
  }
}
