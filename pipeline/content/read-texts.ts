import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isUtf8 } from 'node:buffer'

import type { Mistake } from '../model/mistake.ts'
import { whyUnreadable } from '../model/plain-error.ts'
import { FILES, UNLESS_WRITTEN, type ContentFile } from './files.ts'

/** The words of a studio, as YAML. */
export type Texts = {
  /** The folder of the words, as messages call it, like `studio/content`. */
  label: string
  /** The YAML of each file that can be read. */
  texts: Map<ContentFile, string>
  /** Mistakes of the folder and its files, apart from their content. */
  mistakes: Mistake[]
}

/** Reads a studio's folder of words. In messages, its path begins at `root`, the project's folder. */
export async function readTexts(root: string, folder: string): Promise<Texts> {
  const label = path.relative(root, folder).replaceAll(path.sep, '/')
  const names = await readdir(folder).catch((error) => whyUnreadable(error, 'folder'))
  if (typeof names === 'string') {
    const mistakes = [{ file: `${label}/`, message: `This folder ${names}` }]
    return { label, texts: new Map(), mistakes }
  }

  const expected = FILES.map((file) => `${file}.yaml`)
  const unknown = names.filter((name) => /^[^.].*\.ya?ml$/i.test(name) && !expected.includes(name))
  const read = FILES.map(async (file) => {
    const name = `${file}.yaml`
    const text = UNLESS_WRITTEN[file]
    const unlessThere = text === undefined ? { message: MISSING } : { text }
    const isThere = names.includes(name)
    return [file, isThere ? await readText(path.join(folder, name)) : unlessThere] as const
  })
  const found = await Promise.all(read)
  return {
    label,
    texts: new Map(found.flatMap(([file, one]) => ('text' in one ? [[file, one.text]] : []))),
    mistakes: [
      ...found.flatMap(([file, one]) =>
        'text' in one ? [] : [{ file: `${label}/${file}.yaml`, ...one }],
      ),
      ...unknown.map((name) => ({ file: `${label}/${name}`, message: UNKNOWN })),
    ],
  }
}

const MISSING = 'This file is missing. Put it back: the site takes words from it.'
const UNKNOWN = 'No page takes words from this file. Rename it, or remove it.'

async function readText(
  file: string,
): Promise<ReturnType<typeof decodeText> | { message: string }> {
  try {
    const found = await stat(file)
    // Reading a pipe might never end.
    if (!found.isFile()) throw new Error('not a file')
    return decodeText(await readFile(file))
  } catch (error) {
    return { message: `This ${whyUnreadable(error as NodeJS.ErrnoException, 'file')}` }
  }
}

/**
 * The text of a file in UTF-8, or the mistake in its encoding. Lone carriage returns become line breaks. A byte order
 * mark, which some editors write first, stays: an edit has to keep it.
 */
export function decodeText(
  bytes: Uint8Array,
): { text: string } | { line: number; message: string } {
  const text = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(bytes)
    .replace(/\r(?!\n)/g, '\n')
  // UTF-16 has a NUL beside each letter.
  if (isUtf8(bytes) && !text.includes('\0')) return { text }
  return {
    line: text.split(/[\uFFFD\0]/)[0]!.split('\n').length,
    message:
      'This file is not plain text in UTF-8: letters of this line would be lost. ' +
      'Save it again as UTF-8 (in Notepad: File, Save as, Encoding).',
  }
}
