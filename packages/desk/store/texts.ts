import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { FILES, type ContentFile } from '../../../pipeline/content/files.ts'
import { decodeText } from '../../../pipeline/content/yaml/decode-text.ts'

import { NotWritable } from '../edits/edit.ts'

/** The byte order mark that some editors put first, as a string. It stays where it is. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The text of a content file, as an edit gets it. */
export async function readText(folder: string, file: ContentFile): Promise<string> {
  const bytes = await readFile(path.join(folder, `${file}.yaml`))
  const decoded = decodeText(bytes)
  if (!('text' in decoded)) throw new NotWritable(decoded.message)
  const hasBom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return (hasBom ? BYTE_ORDER_MARK : '') + decoded.text
}

/** The texts of all content files that can be read. */
export async function readTexts(folder: string): Promise<Map<ContentFile, string>> {
  const texts = await Promise.all(
    FILES.map(async (file) => {
      const text = await readText(folder, file).catch(() => undefined)
      return text === undefined ? [] : [[file, text] as const]
    }),
  )
  return new Map(texts.flat())
}
