import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { createBuilder, type LogLevel } from 'vite'

import { finish, markUnfinished } from '@studio/hosts/finish'

import { advise } from '../pipeline/advice/advise.ts'
import type { PipelineApi } from '../pipeline/plugin.ts'
import config from '../vite.config.ts'
import { buildAlone } from './build-lock.ts'
import { distFolder } from './folders.mjs'
import { explainFailure } from './explain-failure.ts'
import { buildSummary, type Built } from './build-summary.ts'
import { introduceStudio, studioFolder } from './folders.mjs'

/** Builds the site into `dist/`, or the folder in `DIST`. `--verbose` lists the bundler's files. */
export async function main(...args: string[]) {
  const built = await buildStudio(args.includes('--verbose') ? 'info' : 'warn')
  if (built) console.log(buildSummary(built))
}

/** Builds the site. If that fails, prints an explanation and returns undefined. */
export async function buildStudio(logLevel: LogLevel = 'warn'): Promise<Built | undefined> {
  console.log(introduceStudio())

  try {
    return await buildAlone(distFolder(), () => build(logLevel))
  } catch (error) {
    console.error(explainFailure(error, distFolder()))
    process.exitCode = 1
    return undefined
  }
}

async function build(logLevel: LogLevel): Promise<Built> {
  await markUnfinished(distFolder())
  const builder = await createBuilder({ ...config, logLevel, configFile: false })
  const pipeline = builder.config.plugins.find(({ name }) => name === 'studio:pipeline')
  await builder.buildApp()

  const { thirdPartyOrigins, summary } = pipeline!.api as PipelineApi
  await finish(distFolder(), await thirdPartyOrigins())
  const studio = studioFolder()
  return {
    ...(await summary()),
    folder: folderName(studio),
    dist: folderName(distFolder()),
    pages: await countPages(),
    advice: await advise({ root: process.cwd(), studio, today: new Date() }),
  }
}

async function countPages(): Promise<number> {
  const names = await readdir(path.join(distFolder(), 'client'), { recursive: true })
  return names.filter((name) => name.endsWith('.html')).length
}

/** A folder’s path from the project’s root. */
function folderName(folder: string): string {
  const fromHere = path.relative('.', folder)
  return `${fromHere.startsWith('..') ? folder : fromHere}/`
}
