import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import type { Mistake } from '../../../pipeline/model/mistake.ts'
import { readDocuments } from '../../../pipeline/content/yaml/read-documents.ts'

import type { Edit } from '../edits/edit.ts'
import { changesSince } from '../online/changes.ts'
import { check } from '../online/check.ts'
import { publish } from '../online/publish.ts'
import { receive } from '../photographs/receive.ts'
import { openThumbnails } from '../photographs/thumbnail.ts'
import { withdraw } from '../photographs/withdraw.ts'
import type { Outcome, Store } from '../store/store.ts'
import { readJson, Refusal, sendJson, sendLines } from './answer.ts'
import { readState } from './state.ts'

type Route = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<unknown>

type Desk = { root: string; store: Store; mistakes: () => Mistake[] }

/** What the panel can ask for, by method and path below the desk's address. */
export function openRoutes({ root, store, mistakes }: Desk): Record<string, Route> {
  const { studio, content, uploads, label } = store.folders
  const thumbnail = openThumbnails(path.join(root, '.cache'))

  async function data() {
    const { documents } = await readDocuments({ folder: content, label })
    return new Map([...documents].map(([file, document]) => [file, document.data]))
  }

  return {
    'GET /state': async (_, response) => sendJson(response, await readState(store, mistakes())),

    'GET /scan': async (_, response, url) => {
      const picture = await thumbnail(scanAt(uploads, url)).catch(() => {
        throw new Refusal(404, 'There is no picture of this.')
      })
      response.setHeader('Content-Type', 'image/webp')
      response.setHeader('Cache-Control', 'private, max-age=3600')
      response.end(picture)
    },

    'POST /change': async (request, response) => {
      const { what, edits } = (await readJson(request)) as { what: string; edits: Edit[] }
      sendOutcome(response, await store.change({ what: String(what), edits }))
    },
    'POST /undo': async (request, response) => {
      await readJson(request)
      sendOutcome(response, await store.undo())
    },
    'POST /redo': async (request, response) => {
      await readJson(request)
      sendOutcome(response, await store.redo())
    },

    'POST /scans': async (request, response, url) => {
      if (request.headers['content-type'] !== 'application/octet-stream') {
        throw new Refusal(415, 'Not a file.')
      }
      const { stocks } = await readState(store, [])
      const name = path.basename(url.searchParams.get('name') ?? '')
      const desk = { incoming: path.join(store.desk, 'incoming'), uploads, stocks, thumbnail }
      sendJson(response, await receive(request, name, desk))
    },

    'POST /set-aside': async (request, response) => {
      const { file } = (await readJson(request)) as { file: string }
      const scan = path.basename(String(file))
      const withdrawal = withdraw(scan, await data())
      if ('needed' in withdrawal) return sendJson(response, withdrawal, 409)

      const isThere = await stat(path.join(uploads, scan)).catch(() => undefined)
      const to = `.desk/aside/${Date.now()}-${scan}`
      const moves = isThere ? [{ from: path.relative(studio, path.join(uploads, scan)), to }] : []
      const { edits } = withdrawal
      sendOutcome(response, await store.change({ what: `Took out ${scan}`, edits, moves }))
    },

    'GET /changes': async (_, response) => sendJson(response, await changesSince(studio)),
    'POST /check': async (request, response) => {
      await readJson(request)
      await sendLines(response, async (say) => {
        const { ok } = await check(root, studio, say)
        return ok ? { done: 'Your site is ready to go online.' } : { failure: WRONG }
      })
    },
    'POST /publish': async (request, response) => {
      await readJson(request)
      await sendLines(response, (say) => publish(root, studio, say))
    },
  }
}

const WRONG = 'Something is wrong. It is said below.'

function sendOutcome(response: ServerResponse, outcome: Outcome) {
  const status = 'conflict' in outcome ? 409 : 'done' in outcome ? 200 : 422
  sendJson(response, outcome, status)
}

/** Only a name: no way leads out of the folder. */
function scanAt(uploads: string, url: URL): string {
  return path.join(uploads, path.basename(url.searchParams.get('file') ?? ''))
}
