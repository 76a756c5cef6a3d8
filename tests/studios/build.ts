import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import pLimit from 'p-limit'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'

import { FILES } from '#pipeline/content/files.ts'
import { rightsOf } from '#pipeline/reading/fill-in.ts'
import type { Content, TestStudio } from './content.ts'
import { chosenStudios, folderOf } from './studios.ts'

const AT_ONCE = 2

/** The size of scans cropped to portrait format, in pixels. */
const UPRIGHT = { width: 800, height: 1200 }

/** Builds the site of every studio, or of the named ones. */
export async function main(...names: string[]) {
  await pLimit(AT_ONCE).map(chosenStudios(names), build)
}

async function build([name, studio]: [string, TestStudio]) {
  const folder = folderOf(name)
  await rm(folder, { recursive: true, force: true })
  await writeStudio(folder, studio)

  const place = { STUDIO: folder, DIST: path.join(folder, 'dist') }
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build'], {
    env: { ...process.env, NODE_ENV: 'production', ...place },
  })
}

async function writeStudio(folder: string, { change, upright, fonts = [] }: TestStudio) {
  for (const part of ['content', 'uploads', 'fonts']) {
    await mkdir(path.join(folder, part), { recursive: true })
  }
  const content = await readDemo()
  // With rights of its own, each of its prints would be encoded again.
  content.prints.rights = rightsOf(content)
  change(content)
  for (const file of FILES) {
    await writeFile(path.join(folder, `content/${file}.yaml`), stringify(content[file]))
  }
  for (const font of fonts) {
    const name = path.basename(font).replace(/^LICENSE$/, 'OFL.txt')
    await cp(font, path.join(folder, 'fonts', name))
  }
  const { picture } = content.studio.serviceArea ?? {}
  if (picture) {
    await cp(path.join('demo/uploads', picture), path.join(folder, 'uploads', picture))
  }
  for (const { file } of content.photographs) {
    const [from, to] = [path.join('demo/uploads', file), path.join(folder, 'uploads', file)]
    const crop = { ...UPRIGHT, position: 'entropy' }
    await (upright ? sharp(from).resize(crop).toFile(to) : cp(from, to))
  }
}

async function readDemo(): Promise<Content> {
  const files = FILES.map(async (file) => [
    file,
    parse(await readFile(`demo/content/${file}.yaml`, 'utf8')),
  ])
  return Object.fromEntries(await Promise.all(files))
}
