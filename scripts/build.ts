import { createBuilder } from 'vite'

import { finish, markUnfinished } from '@studio/hosts/finish'

import type { PipelineApi } from '../pipeline/plugin.ts'
import config from '../vite.config.ts'
import { buildAlone } from './build-lock.ts'
import { distFolder } from './dist-folder.ts'
import { explainFailure } from './explain-failure.ts'
import { introduceStudio } from './studio-folder.mjs'

/** Builds the site into `dist/`, or into the folder that `DIST` names. */
export async function main() {
  console.log(introduceStudio())

  try {
    await buildAlone(distFolder(), build)
  } catch (error) {
    console.error(explainFailure(error, distFolder()))
    process.exitCode = 1
  }
}

async function build() {
  await markUnfinished(distFolder())
  const builder = await createBuilder({ ...config, configFile: false })
  const pipeline = builder.config.plugins.find(({ name }) => name === 'studio:pipeline')
  await builder.buildApp()
  await finish(distFolder(), await (pipeline!.api as PipelineApi).thirdPartyOrigins())
}
