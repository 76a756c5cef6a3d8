import path from 'node:path'

import { createBuilder } from 'vite'

import { finish, markUnfinished } from '@studio/hosts/finish'

import { advise } from '../pipeline/advice/advise.ts'
import type { PipelineApi } from '../pipeline/plugin.ts'
import config from '../vite.config.ts'
import { buildAlone } from './build-lock.ts'
import { buildSummary, type Built } from './build-summary.ts'
import { explainFailure } from './explain-failure.ts'
import { distFolder, introduceStudio, studioFolder } from './folders.mjs'

/** Builds the site into `dist/`, or the folder in `DIST`. */
export async function main() {
  const built = await buildStudio()
  if (built) console.log(buildSummary(built))
}

/** Builds the site. If that fails, prints an explanation and returns undefined. */
export async function buildStudio(): Promise<Built | undefined> {
  console.log(introduceStudio())

  try {
    return await buildAlone(distFolder(), build)
  } catch (error) {
    console.error(explainFailure(error, distFolder()))
    process.exitCode = 1
    return undefined
  }
}

async function build(): Promise<Built> {
  await markUnfinished(distFolder())
  const builder = await createBuilder({ ...config, logLevel: 'warn', configFile: false })
  const pipeline = builder.config.plugins.find(({ name }) => name === 'studio:pipeline')
  await builder.buildApp()

  const { thirdPartyOrigins, summary } = pipeline!.api as PipelineApi
  await finish(distFolder(), await thirdPartyOrigins())
  const studio = studioFolder()
  return {
    ...(await summary()),
    folder: path.relative('', studio),
    dist: path.relative('', distFolder()),
    advice: await advise({ root: process.cwd(), studio, today: new Date() }),
  }
}
