import path from 'node:path'
import { readFile } from 'node:fs/promises'

import { createBuilder } from 'vite'

import { deploymentIn } from '@studio/hosts/deployment'
import { finish, markUnfinished, readyFor, unknownHost } from '@studio/hosts/finish'
import { UNNAMED } from '@studio/hosts/dialects/cloudflare'

import { PlainError, whyUnwritable } from '#pipeline/model/plain-error.ts'
import { latinSlug } from '#pipeline/model/names.ts'
import { advise } from '#pipeline/advice/advise.ts'
import { withLock } from '#pipeline/model/lock.ts'
import type { Report } from '#pipeline/model/progress.ts'
import type { PipelineApi } from '#pipeline/plugin.ts'

import siteConfig from '../vite.config.ts'
import { distFolder, introduceStudio, studioFolder } from './folders.mjs'
import { exitWith } from './install-dependencies.mjs'

/**
 * Builds the site into `dist/`, or the folder in `DIST`. Prints what it made and what to look at.
 *
 * @param host whose own files are then copied over the site, like `netlify`.
 */
export async function main(host?: string) {
  const mistake = host && unknownHost(host)
  if (mistake) exitWith(mistake)
  const built = await buildStudio()
  if (!built) return
  console.log(buildSummary(built))
  if (!host) return
  const files = await readyFor(distFolder(), host)
  console.log(`\n${built.dist}/client is ready for ${host}: ${files.join(', ')}`)
}

/** Builds the site with all prints. If that fails, prints an explanation and returns undefined. */
export async function buildStudio() {
  const dist = distFolder()
  return explained(dist, async () => {
    const api = await buildAlone(dist)
    return { ...(await summaryOf(api)), dist: path.relative('', dist) }
  })
}

/**
 * Builds the site without its prints, to be served while these are made. `print` makes a print that a page asks for,
 * and `printAll` makes the others. If the build fails, prints an explanation and returns undefined.
 */
export async function buildPages(dist: string) {
  return explained(dist, async () => {
    const api = await buildAlone(dist, true)
    return {
      print: api.print,
      printAll: (report: Report) =>
        explained(dist, async () => {
          await api.printAll(report)
          return summaryOf(api)
        }),
    }
  })
}

async function explained<Result>(
  dist: string,
  task: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await task()
  } catch (error) {
    console.error(explainFailure(error, dist))
    process.exitCode = 1
    return undefined
  }
}

async function buildAlone(dist: string, printLater = false): Promise<PipelineApi> {
  console.log(introduceStudio('Building'))
  const lock = path.join(dist, '.building')
  const sentence = (owner: string) =>
    `Another build (${owner}) is writing ${dist}/ right now. Wait until it has finished, or ` +
    `build into another folder: npm run build -- DIST=other. If there is no other build, delete ${lock}`
  return withLock(lock, { waitMs: 0, sentence }, () => build(dist, printLater))
}

async function build(dist: string, printLater: boolean) {
  await markUnfinished(dist)
  const config = siteConfig()
  const settings = { ...config, build: { ...config.build, outDir: dist } }
  const builder = await createBuilder({ ...settings, logLevel: 'warn', configFile: false })
  const pipeline = builder.config.plugins.find(({ name }) => name === 'studio:pipeline')
  const api = pipeline!.api as PipelineApi
  if (printLater) api.printLater()
  await builder.buildApp()

  const { name } = await api.summary()
  await finish(dist, await api.thirdPartyOrigins(), {
    overlayLinks: ['[data-lightbox]'],
    project: await projectName(process.cwd(), name),
    isTrial: deploymentIn(process.env).isTrial,
  })
  return api
}

async function summaryOf(api: PipelineApi) {
  const studio = studioFolder()
  return {
    ...(await api.summary()),
    folder: path.relative('', studio),
    advice: await advise({ root: process.cwd(), studio, today: new Date() }),
  }
}

type Summary = Awaited<ReturnType<typeof summaryOf>>

/** The summary printed at the end of a build, for the studio's owner. */
export function buildSummary({ dist, ...built }: Summary & { dist: string }): string {
  const { name, folder, address } = built
  return `\n${name}, from ${folder}/, is built in ${dist}/ for ${address}\n${photographsAndNotices(built)}`
}

/** A summary of the photographs that were printed, and of the notices to look at. */
export function photographsAndNotices({ printed, notices, advice }: Summary): string {
  const { photographs, prints } = printed
  const each = [...new Set([...notices, ...advice.map(({ message }) => message)])]
  return [
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

/** A system error, possibly wrapped by the bundler. */
type SystemError = NodeJS.ErrnoException & { pluginCode?: string; errors?: unknown[] }

/** The message for a failed build: one sentence if the owner can solve the problem, else the error. */
export function explainFailure(error: unknown, folder: string): string | unknown {
  const { code, syscall, pluginCode, errors } = error as SystemError
  // The bundler wraps errors of plugins in a list.
  if (errors?.length === 1) return explainFailure(errors[0], folder)
  if (error instanceof PlainError) return error.message

  const isMissing = (pluginCode ?? code) === 'ENOENT'
  const reason = isMissing ? undefined : whyUnwritable({ code: pluginCode ?? code, syscall })
  return reason ? `The site cannot be written to ${folder}/: ${reason}.` : error
}

/** The name of the site's project at a host: the one in `wrangler.jsonc`, else the studio's. */
export async function projectName(root: string, studio: string): Promise<string> {
  const text = await readFile(path.join(root, 'wrangler.jsonc'), 'utf8').catch(() => '')
  const [, name = UNNAMED] = /"name":\s*"([a-z\d-]+)"/.exec(text) ?? []
  return name === UNNAMED ? latinSlug(studio) : name
}
