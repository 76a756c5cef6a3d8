import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import pLimit from 'p-limit'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'

import { FILES } from '../../pipeline/content/files.ts'
import type { Content } from './content.ts'
import { folderOf } from './folder.ts'
import { studios, type TestStudio } from './studios.ts'

const AT_ONCE = 2

/** The size of scans cropped to portrait format, in pixels. */
const UPRIGHT = { width: 800, height: 1200 }

/** Builds the site of every studio, or of the named ones. The others are finished if one fails. */
export async function main(...names: string[]) {
  const unknown = names.filter((name) => !(name in studios))
  if (unknown.length > 0) throw new Error(`There is no studio "${unknown.join('", "')}".`)

  const limit = pLimit(AT_ONCE)
  const wanted = Object.entries(studios).filter(([name]) => !names.length || names.includes(name))
  const outcomes = await Promise.allSettled(wanted.map((each) => limit(build, ...each)))
  const failure = outcomes.find(({ status }) => status === 'rejected')
  if (failure) throw (failure as PromiseRejectedResult).reason
}

async function build(name: string, studio: TestStudio) {
  const folder = folderOf(name)
  await rm(folder, { recursive: true, force: true })
  await writeStudio(folder, studio)

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

async function writeStudio(folder: string, { change, upright }: TestStudio) {
  for (const part of ['content', 'uploads']) {
    await mkdir(path.join(folder, part), { recursive: true })
  }
  const content = await readDemo()
  change(content)
  for (const file of FILES) {
    await writeFile(path.join(folder, `content/${file}.yaml`), stringify(content[file]))
  }
  for (const { file } of content.photographs) {
    const [from, to] = ['demo/uploads', path.join(folder, 'uploads')].map((at) =>
      path.join(at, file),
    )
    if (upright)
      await sharp(from)
        .resize({ ...UPRIGHT, position: 'entropy' })
        .toFile(to!)
    else await cp(from!, to!)
  }
}

async function readDemo(): Promise<Content> {
  const files = FILES.map(async (file) => [
    file,
    parse(await readFile(`demo/content/${file}.yaml`, 'utf8')),
  ])
  return Object.fromEntries(await Promise.all(files))
}
