import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { parse } from 'yaml'

import { SCHEMAS } from '#pipeline/content/files.ts'
import type { Look } from '#pipeline/look/look.ts'

import { labelOf } from '../form/labels.ts'

/** A whole look that can be chosen. */
export type NamedLook = { name: string; look: Look }

/** The demo's look, and those in `looks/`. `root` is the project's folder. */
export async function readLooks(root: string): Promise<NamedLook[]> {
  const folder = path.join(root, 'looks')
  const files = await readdir(folder).catch(() => [])
  const named = files
    .filter((file) => file.endsWith('.yaml'))
    .map(async (file): Promise<NamedLook> => {
      const look = SCHEMAS.look.parse(parse(await readFile(path.join(folder, file), 'utf8')))
      return { name: labelOf([path.parse(file).name]), look }
    })
  return [{ name: 'The demo’s', look: SCHEMAS.look.parse({}) }, ...(await Promise.all(named))]
}
