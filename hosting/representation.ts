import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'

import type { Validators } from './freshness.ts'
import { mediaType } from './mime.ts'
import { negotiate, type Encoding } from './negotiate.ts'
import { isFile } from './resolve.ts'

/** One form of a file: as it is, or compressed. */
export type Representation = {
  /** Where its bytes are, as a full path. */
  file: string
  /** In bytes. */
  size: number
  /** Of its bytes as they are sent. */
  encoding: Encoding
  validators: Validators
  headers: Record<string, string>
}

/** The form of a file that suits a browser best. `name` is its path from the root. */
export async function represent(
  root: string,
  name: string,
  accepted: string | undefined,
): Promise<Representation> {
  const available = await encodings(root, name)
  const encoding = negotiate(accepted, available)
  const file = path.join(root, name + SUFFIX[encoding])
  const { size, mtime } = await stat(file)

  const validators = {
    etag: entityTag(`${encoding} ${size} ${mtime.getTime()}`),
    modified: mtime.toUTCString(),
  }

  return {
    file,
    size,
    encoding,
    validators,
    headers: {
      'Content-Type': mediaType(name),
      'Last-Modified': validators.modified,
      ETag: validators.etag,
      ...(available.length > 1 && { Vary: 'Accept-Encoding' }),
      ...(encoding === 'identity'
        ? { 'Accept-Ranges': 'bytes' }
        : { 'Content-Encoding': encoding }),
    },
  }
}

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

async function encodings(root: string, name: string): Promise<Encoding[]> {
  const found: Encoding[] = []
  for (const encoding of ['br', 'gzip'] as const) {
    if (await isFile(root, name + SUFFIX[encoding])) found.push(encoding)
  }
  return [...found, 'identity']
}

function entityTag(seed: string): string {
  return `"${createHash('sha256').update(seed).digest('base64url').slice(0, 16)}"`
}
