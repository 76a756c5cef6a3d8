import type { AddressInfo } from 'node:net'
import path from 'node:path'

import type { Connect, Plugin } from 'vite'

import { ContentError, type Mistake } from '#pipeline/model/mistake.ts'
import type { PipelineApi } from '#pipeline/plugin.ts'

import { openPrinter, startPrinting, type Printer } from './printer.ts'
import { encode, placeName } from './traces.ts'
import { openGuard, type Guard } from './server/guard.ts'
import { openEvents, openHandler } from './server/handle.ts'
import { bundlePanel } from './server/panel-files.ts'
import { openRoutes } from './server/routes.ts'
import { openStore } from './document/store.ts'

/** Where the desk is on the development server. */
const BASE = '/__desk'

/** How long an idle connection stays open: longer than an owner thinks about a change. */
const KEEP_ALIVE_MS = 60 * 60 * 1000

type DeskApi = {
  /** The address that opens the desk, for as long as it runs. */
  entrance: () => string
  /** An address that opens it to the first who asks. */
  entranceOnce: () => string
  /** Settles once what is being written is written. */
  settled: () => Promise<unknown>
}

/**
 * Puts the desk on a development server: a page on which the studio's owner sees her site, and
 * changes it by clicking on it. A build is the same with and without it.
 *
 * @param options `root` is the project's folder, `studio` the one that is changed, as full paths.
 */
export function desk({
  root,
  studio,
}: {
  root: string
  studio: string
}): Plugin & { api: DeskApi } {
  let port = 0
  let mistakes: Mistake[] = []
  let guard: Guard
  let printer: Printer
  const events = openEvents()
  const content = path.join(studio, 'content')
  const store = openStore({ root, studio, content, uploads: path.join(studio, 'uploads') })

  return {
    name: 'studio:desk',
    apply: 'serve',

    api: {
      entrance: () => guard.entrance(`http://localhost:${port}${BASE}/`),
      entranceOnce: () => guard.entranceOnce(`http://localhost:${port}${BASE}/`),
      settled: store.settled,
    },

    config: () => ({ server: { watch: { ignored: ['**/.desk/**'] } } }),

    configResolved({ plugins }) {
      const pipeline = plugins.find(({ name }) => name === 'studio:pipeline')!.api as PipelineApi
      printer = openPrinter(pipeline.unprinted, () => startPrinting(studio))
      pipeline.editWith({
        trace: (text, file, field) => encode(text, placeName(file, field)),
        onRead(found) {
          mistakes = found
          events.tell('read')
          printer.look()
        },
        onReload: () => events.tell('reload'),
      })
    },

    // Tells the panel around a page that it can be read.
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module' },
        children: `parent.postMessage('page', location.origin)`,
        injectTo: 'head-prepend',
      },
    ],

    async configureServer({ middlewares, httpServer }) {
      // Where it cannot write, the desk opens, and says so at the first change.
      await store.prepare().catch(() => {})
      guard = await openGuard(() => port, path.join(store.desk, 'token'))
      // A browser that sends on a connection while the server closes it loses what it has sent.
      if (httpServer && 'keepAliveTimeout' in httpServer)
        httpServer.keepAliveTimeout = KEEP_ALIVE_MS
      httpServer?.on('listening', () => {
        port = (httpServer.address() as AddressInfo).port
      })
      let bundled: ReturnType<typeof bundlePanel> | undefined
      const panel = () => (bundled ??= bundlePanel(root))
      const routes = openRoutes({ root, store, mistakes: () => mistakes })
      middlewares.use(BASE, openHandler({ guard, routes, events, panel }))
      return () => void middlewares.use(sayMistakes)
    },

    // Vite calls it when its server is closed.
    closeBundle: () => printer.stop(),
  }
}

/** Answers in place of a page, where none could be made since the desk was started. */
const sayMistakes: Connect.ErrorHandleFunction = (error, _request, response, next) => {
  if (!(error instanceof ContentError)) return next(error)
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end(error.message)
}
