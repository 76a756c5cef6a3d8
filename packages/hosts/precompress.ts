import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { filesIn } from './paths.ts'
import { textExtensions } from './media-types.ts'

/** Writes `.br` and `.gz` beside each text file of a folder, if that is smaller. */
export async function precompress(folder: string): Promise<void> {
  const files = await filesIn(folder)
  await Promise.all(
    files.filter((file) => textExtensions().includes(path.extname(file))).map(compress),
  )
}

async function compress(file: string) {
  const content = await readFile(file)
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
