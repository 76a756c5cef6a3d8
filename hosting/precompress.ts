import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { filesIn } from './files-in.ts'

/** Formats that are text, and shrink. Photographs and fonts are compressed already. */
const TEXT = ['.html', '.css', '.js', '.svg', '.json', '.txt', '.xml', '.webmanifest']

/** In bytes. Below this, an answer fits into its first packet either way. */
const WORTHWHILE = 512

/** Lays `.br` and `.gz` beside each text file of a folder, as small as they get. */
export async function precompress(folder: string): Promise<void> {
  const files = await filesIn(folder)
  await Promise.all(files.filter((file) => TEXT.includes(path.extname(file))).map(compress))
}

async function compress(file: string) {
  const content = await readFile(file)
  if (content.length < WORTHWHILE) return

  const variants = { br: await brotli(content), gz: await gzipped(content) }

  for (const [extension, variant] of Object.entries(variants)) {
    if (variant.length < content.length) await writeFile(`${file}.${extension}`, variant)
  }
}

function brotli(content: Buffer) {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

function gzipped(content: Buffer) {
  return promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })
}
