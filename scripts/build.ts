import path from 'node:path'

import { createBuilder } from 'vite'

import { deploymentIn } from '@studio/hosts/deployment'
import { finish, markUnfinished } from '@studio/hosts/finish'

import { advise } from '../pipeline/advice/advise.ts'
import { alone } from '../pipeline/model/alone.ts'
import type { PipelineApi } from '../pipeline/plugin.ts'
import { WITH_SAMPLE } from '../pipeline/with-sample.ts'
import config from '../vite.config.ts'
import { explainFailure } from './explain-failure.ts'
import { distFolder, introduceStudio, studioFolder } from './folders.mjs'
import { checkHost, makeReady } from './make-ready.ts'
import { projectName } from './project-name.ts'
import { writeSample } from './sample-calendar.ts'

/**
 * Builds the site into `dist/`, or the folder in `DIST`. Prints what it made and what to look at.
 *
 * @param host whose own files are then copied over the site, like `netlify`.
 */
export async function main(host?: string) {
  if (host) checkHost(host)
  const built = await buildStudio()
  if (!built) return
  console.log(buildSummary(built))
  if (host) await makeReady(host)
}

/** Builds the site. If that fails, prints an explanation and returns undefined. */
export async function buildStudio() {
  console.log(introduceStudio())

  try {
    const lock = path.join(distFolder(), '.building')
    return await alone(lock, { waitMs: 0, sentence: (owner) => isBusy(lock, owner) }, build)
  } catch (error) {
    console.error(explainFailure(error, distFolder()))
    process.exitCode = 1
    return undefined
  }
}

function isBusy(lock: string, owner: string): string {
  return (
    `Another build (${owner}) is writing ${path.dirname(lock)}/ right now. Wait until it has finished, or ` +
    `build into another folder: npm run build -- DIST=other. If there is no other build, delete ${lock}`
  )
}

async function build() {
  await markUnfinished(distFolder())
  const builder = await createBuilder({ ...config, logLevel: 'warn', configFile: false })
  const pipeline = builder.config.plugins.find(({ name }) => name === 'studio:pipeline')
  await builder.buildApp()

  const { thirdPartyOrigins, sample, summary } = pipeline!.api as PipelineApi
  const shown = await sample()
  if (shown) await writeSample(path.join(distFolder(), WITH_SAMPLE), shown)
  const { name } = await summary()
  await finish(distFolder(), await thirdPartyOrigins(), {
    staying: ['[data-lightbox]'],
    project: await projectName(process.cwd(), name),
    isPreview: deploymentIn(process.env).isPreview,
  })
  const studio = studioFolder()
  return {
    ...(await summary()),
    folder: path.relative('', studio),
    dist: path.relative('', distFolder()),
    advice: await advise({ root: process.cwd(), studio, today: new Date() }),
  }
}

/** The summary printed at the end of a build, for the studio's owner. */
export function buildSummary(built: Awaited<ReturnType<typeof build>>): string {
  const { name, folder, address, dist, printed, notices, advice } = built
  const { photographs, prints } = printed
  const each = [...new Set([...notices, ...advice.map(({ message }) => message)])]
  return [
    '',
    `${name}, from ${folder}/, is built in ${dist}/ for ${address}`,
    `${count(photographs.made + photographs.kept, 'photograph')}: ${photographs.made} new, ${photographs.kept} kept ` +
      `(${count(prints.made, 'print')} made, ${prints.kept} from the cache)`,
    '',
    each.length === 0 ? 'Nothing to look at.' : `${count(each.length, 'thing')} to look at:`,
    ...each.map((notice) => `\n${notice}`),
    ...(advice.length > 0 ? ['\nWhere: npm run check says it.'] : []),
  ].join('\n')
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
