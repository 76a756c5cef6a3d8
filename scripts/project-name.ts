import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { UNNAMED } from '@studio/hosts/dialects/cloudflare'

import { latinSlug } from '#pipeline/model/names.ts'

/** What the site's project is called at a host: as in `wrangler.jsonc`, or else as its studio. */
export async function projectName(root: string, studio: string): Promise<string> {
  const text = await readFile(path.join(root, 'wrangler.jsonc'), 'utf8').catch(() => '')
  const [, name = UNNAMED] = /"name":\s*"([a-z\d-]+)"/.exec(text) ?? []
  return name === UNNAMED ? latinSlug(studio) : name
}
