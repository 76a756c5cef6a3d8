import { spawn } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import path from 'node:path'

import pLimit from 'p-limit'
import { parse, stringify } from 'yaml'

import { folderOf } from './folder.ts'
import { studios, type Settings } from './studios.ts'

/** How many sites are built at once. */
const AT_ONCE = 2

/** Builds the site of every studio, with the words of this one but for its settings. */
export async function main() {
  const limit = pLimit(AT_ONCE)
  await limit.map(Object.entries(studios), ([name, settings]) => build(name, settings))
}

async function build(name: string, settings: Settings) {
  const folder = folderOf(name)
  const content = path.join(folder, 'content')
  await rm(folder, { recursive: true, force: true })
  await cp('demo', folder, { recursive: true })
  await set(path.join(content, 'studio.yaml'), settings)

  const child = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STUDIO: folder,
      DIST: path.join(folder, 'dist'),
    },
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The site of the studio "${name}" could not be built.`)
}

async function set(file: string, settings: Settings) {
  const studio = parse(await readFile(file, 'utf8'))
  for (const [section, fields] of Object.entries(settings)) Object.assign(studio[section], fields)
  await writeFile(file, stringify(studio))
}
