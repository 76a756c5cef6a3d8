import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { textExtensions } from './media-types.ts'
import { filesIn } from './paths.ts'

/** Writes `.br` and `.gz` beside each text file of a folder, if that is smaller. */
export async function precompress(folder: string): Promise<void> {
  const texts = filesIn(folder).filter((file) => textExtensions().includes(path.extname(file)))
  await Promise.all(texts.map((file) => compress(path.join(folder, file))))
}

async function compress(file: string) {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const variants = {
    br: await promisify(brotliCompress)(content, { params }),
    gz: await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [extension, variant] of Object.entries(variants)) {
    if (variant.length < content.length) await writeFile(`${file}.${extension}`, variant)
  }
}
