import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import type { z } from 'zod'

import type { Studio } from '#pipeline/content/content.ts'
import type { Mistake } from '#pipeline/model/mistake.ts'

import { waitingIn } from '../document/history.ts'
import type { Save, Store } from '../document/store.ts'
import { check, publish } from '../online/publish.ts'
import { fileLimit } from '../online/file-limit.ts'
import { bringBack, changesSince, listVersions } from '../online/versions.ts'
import { showFolder } from '../online/way.ts'
import { readCaption, type StudioNames } from '../photographs/captions.ts'
import { receive } from '../photographs/receive.ts'
import { openThumbnails } from '../photographs/thumbnail.ts'
import { keepLeftOut, readSection } from '../sections/sections.ts'
import { readPlace } from '../traces.ts'
import { readJson, Refusal, sendJson, sendLines } from './answer.ts'
import { requests, understand } from './requests.ts'
import { readNews, readSetup } from './state.ts'

type Route = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<unknown>

type Desk = { root: string; store: Store; mistakes: () => Mistake[] }

/** What the panel can ask for, by method and path below the desk's address. */
export function openRoutes({ root, store, mistakes }: Desk): Record<string, Route> {
  const { studio, uploads } = store.folders
  const thumbnail = openThumbnails(path.join(root, '.cache'))

  async function known(): Promise<StudioNames> {
    const { documents } = await store.read()
    const { name = '', photographer = '' } = (documents.get('studio')?.data ??
      {}) as Partial<Studio>
    const stocks = documents.get('film-stocks')?.data
    const names = Array.isArray(stocks) ? stocks.map((stock) => String(stock?.name ?? '')) : []
    return { stocks: names, owners: [name, photographer] }
  }

  /** Scans that are thrown away are moved out of uploads/, and kept. */
  async function save({
    thrownAway = [],
    ...wanted
  }: Save & { thrownAway?: string[] | undefined }) {
    const before = await store.read()
    // One that is gone by now has been deleted by hand, or by the same save, asked for twice.
    const there = thrownAway.filter((scan) => existsSync(path.join(uploads, scan)))
    const moves = there.map((scan, at) => {
      const from = path.relative(studio, path.join(uploads, scan))
      return { from, to: waitingIn('taken-off', scan, at) }
    })
    const outcome = await store.save({ ...wanted, moves })
    if ('done' in outcome) await keepLeftOut(store.desk, before.documents, wanted.files)
    return outcome
  }

  return {
    'GET /setup': tell(requests.nothing, () => readSetup(store)),
    'GET /state': tell(requests.state, (have) => readNews(store, have, mistakes())),

    'GET /section': tell(requests.section, async ({ place }) => {
      const { documents } = await store.read()
      return readSection({ root, desk: store.desk }, documents, readPlace(place))
    }),

    'GET /scan': async (_, response, url) => {
      const { file } = asked(requests.scan, url)
      const picture = await thumbnail(path.join(uploads, file)).catch(() => {
        throw new Refusal(404, 'There is no picture of this.')
      })
      response.setHeader('Content-Type', 'image/webp')
      // Another scan may get the same name.
      response.setHeader('Cache-Control', 'no-store')
      response.end(picture)
    },

    'GET /metadata': tell(requests.scan, async ({ file }) =>
      readCaption(path.join(uploads, file), await known()).catch(() => ({})),
    ),

    'POST /save': answerTo(requests.save, save),
    'POST /undo': answerTo(requests.nothing, () => store.undo()),
    'POST /redo': answerTo(requests.nothing, () => store.redo()),

    'POST /scans': async (request, response, url) => {
      if (request.headers['content-type'] !== 'application/octet-stream') {
        throw new Refusal(415, 'Not a file.')
      }
      const { name, again } = asked(requests.newScan, url)
      const incoming = path.join(store.desk, 'incoming')
      const desk = {
        incoming,
        uploads,
        known: await known(),
        tooLarge: await fileLimit(studio),
        isAgain: again !== undefined,
      }
      sendJson(response, await receive(request, name, desk))
    },

    'GET /versions': tell(requests.nothing, () => listVersions(studio)),
    'POST /bring-back': answerTo(requests.bringBack, ({ id }) => bringBack(store, id)),

    'GET /changes': tell(requests.nothing, () => changesSince(root, studio)),
    'POST /show-folder': answerTo(requests.nothing, () => showFolder(root)),
    'POST /check': linesOf(async (say) => {
      const { ok, findings } = await check(root, studio, say)
      return { ...(ok ? { done: WELL } : { failure: WRONG }), findings }
    }),
    'POST /publish': linesOf((say) => publish(root, studio, say)),
  }
}

const WELL = 'Your site is ready to go online.'
const WRONG = 'Something is wrong. It is said below.'

/** What an address asks for. */
function asked<Schema extends z.ZodType>(schema: Schema, { searchParams }: URL) {
  return understand(schema, Object.fromEntries(searchParams))
}

/** Something that is asked for in the address, and answered in JSON. */
function tell<Schema extends z.ZodType>(
  schema: Schema,
  find: (said: z.output<Schema>) => Promise<unknown>,
): Route {
  return async (_, response, url) => sendJson(response, await find(asked(schema, url)))
}

/**
 * A change that is asked for in JSON, and answered with how it ended. A refusal is an answer, too: a
 * status of its own would be an error in the browser’s console.
 */
function answerTo<Schema extends z.ZodType>(
  schema: Schema,
  change: (said: z.output<Schema>) => Promise<object>,
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
