import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import type { z } from 'zod'

import type { Studio } from '#pipeline/content/content.ts'
import type { Mistake } from '#pipeline/model/mistake.ts'

import { changesSince } from '../online/changes.ts'
import { check } from '../online/check.ts'
import { fileLimit } from '../online/file-limit.ts'
import { publish } from '../online/publish.ts'
import { bringBack, listVersions } from '../online/versions.ts'
import { readCaption, type Known } from '../photographs/captions.ts'
import { receive } from '../photographs/receive.ts'
import { openThumbnails } from '../photographs/thumbnail.ts'
import { takeOff, type TakeOff } from '../photographs/take-off.ts'
import { keepLeftOut } from '../sections/shapes.ts'
import type { Outcome, Store } from '../store/store.ts'
import { readJson, Refusal, sendJson, sendLines } from './answer.ts'
import { requests, understand } from './requests.ts'
import { contentOf, readState, readStudio } from './state.ts'

type Route = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<unknown>

type Desk = { root: string; store: Store; mistakes: () => Mistake[] }

/** What the panel can ask for, by method and path below the desk's address. */
export function openRoutes({ root, store, mistakes }: Desk): Record<string, Route> {
  const { studio, uploads } = store.folders
  const thumbnail = openThumbnails(path.join(root, '.cache'))

  async function known(): Promise<Known> {
    const { data, stocks } = await readState(store, [])
    const { name = '', photographer = '' } = (data.studio ?? {}) as Partial<Studio>
    return { stocks, owners: [name, photographer] }
  }

  async function takeOffScans(scans: string[]) {
    const result = takeOff(scans, contentOf(await readStudio(store)))
    if ('needed' in result) return result

    const { edits } = result
    const present = scans.filter((scan) => existsSync(path.join(uploads, scan)))
    const moves = present.map((scan) => {
      const from = path.relative(studio, path.join(uploads, scan))
      return { from, to: `.desk/taken-off/${Date.now()}-${scan}` }
    })
    const name = scans.length === 1 ? scans[0]! : `${scans.length} photographs`
    const what = edits.length > 0 ? `Took ${name} off every page` : `Threw ${name} away`
    return store.change({ what, edits, moves })
  }

  return {
    'GET /state': async (_, response) => sendJson(response, await readState(store, mistakes())),

    'GET /scan': async (_, response, url) => {
      const { file } = understand(requests.scan, Object.fromEntries(url.searchParams))
      const picture = await thumbnail(path.join(uploads, file)).catch(() => {
        throw new Refusal(404, 'There is no picture of this.')
      })
      response.setHeader('Content-Type', 'image/webp')
      // Another scan may get the same name.
      response.setHeader('Cache-Control', 'no-store')
      response.end(picture)
    },

    'GET /metadata': async (_, response, url) => {
      const { file } = understand(requests.scan, Object.fromEntries(url.searchParams))
      const read = readCaption(path.join(uploads, file), await known())
      sendJson(response, await read.catch(() => ({})))
    },

    'POST /change': outcomeOf(requests.change, async (change) => {
      const outcome = await store.change(change)
      if ('done' in outcome) await keepLeftOut(store.desk, change.edits)
      return outcome
    }),
    'POST /undo': outcomeOf(requests.nothing, () => store.undo()),
    'POST /redo': outcomeOf(requests.nothing, () => store.redo()),
    'POST /take-off': outcomeOf(requests.takeOff, ({ files }) => takeOffScans(files)),

    'POST /scans': async (request, response, url) => {
      if (request.headers['content-type'] !== 'application/octet-stream') {
        throw new Refusal(415, 'Not a file.')
      }
      const { name } = understand(requests.newScan, Object.fromEntries(url.searchParams))
      const incoming = path.join(store.desk, 'incoming')
      const desk = { incoming, uploads, known: await known(), tooLarge: await fileLimit(studio) }
      sendJson(response, await receive(request, name, desk))
    },

    'GET /versions': async (_, response) => sendJson(response, await listVersions(studio)),
    'POST /bring-back': outcomeOf(requests.bringBack, ({ id }) => bringBack(store, id)),

    'GET /changes': async (_, response) => sendJson(response, await changesSince(studio)),
    'POST /check': linesOf(async (say) => {
      const { ok, findings } = await check(root, studio, say)
      return {
        ...(ok ? { done: 'Your site is ready to go online.' } : { failure: WRONG }),
        findings,
      }
    }),
    'POST /publish': linesOf((say) => publish(root, studio, say)),
  }
}

const WRONG = 'Something is wrong. It is said below.'

/**
 * A change that is asked for in JSON, and answered with how it ended. A refusal is an answer, too: a
 * status of its own would be an error in the browser’s console.
 */
function outcomeOf<Schema extends z.ZodType>(
  schema: Schema,
  change: (said: z.output<Schema>) => Promise<Outcome | TakeOff>,
): Route {
  return async (request, response) => {
    sendJson(response, await change(understand(schema, await readJson(request))))
  }
}

/** Something long, whose lines are sent as they come. */
function linesOf(task: Parameters<typeof sendLines>[1]): Route {
  return async (request, response) => {
    understand(requests.nothing, await readJson(request))
    await sendLines(response, task)
  }
}
