import path from 'node:path'

import type { Plugin } from 'vite'

import type { ThirdPartyOrigins } from '@studio/hosts/headers'

import { ContentError, type Mistake } from './model/mistake.ts'
import type { DiscoveryOptions } from './discovery/discovery.ts'
import { openSite, type OpenSite } from './open-site.ts'
import type { Printed } from './photos/library.ts'
import { servePrints } from './prints/serve-prints.ts'
import { showProgress } from './prints/show-progress.ts'
import type { Folders } from './site/read-site.ts'
import type { Trace } from './site/traced.ts'
import { thirdPartyOrigins } from './third-party-origins.ts'
import {
  CONTENT_ID,
  contentModule,
  resolveVirtual,
  stylesheetModule,
  VIRTUAL_ID,
} from './virtual-modules.ts'
import { watchContent } from './watch-content.ts'

/** What the build needs to know about the content. */
export type PipelineApi = {
  /** Other sites that pages use. */
  thirdPartyOrigins(): Promise<ThirdPartyOrigins>
  /** What a finished build has made, and its warnings. */
  summary(): Promise<Summary>
  /** Serves an editor beside the pages. Only while developing, before anything is read. */
  editWith(editor: Editor): void
}

/** What edits the content beside the development server. */
export type Editor = {
  /** Leaves a trace of its field in each text that pages show. */
  trace: Trace
  /** Called after each reading with all mistakes. Pages keep showing the last valid content. */
  onRead: (mistakes: Mistake[]) => void
}

type Summary = { name: string; address: string; printed: Printed; notices: string[] }

type Pipeline = Plugin<PipelineApi> & { api: PipelineApi }

type PipelineOptions = {
  /** The folder with the studio's `content/` and `uploads/`, from the project's root. */
  studio: string
  /** What search engines and social networks need. Without it, no sitemap and no cards are made. */
  discovery?: DiscoveryOptions
}

/** How many earlier readings of the content are kept while developing. */
const MAX_EARLIER = 5

const NOTHING: Printed = { photographs: { made: 0, kept: 0 }, prints: { made: 0, kept: 0 } }

/**
 * Gives the app `virtual:content`, the checked words of the studio with every photograph in its
 * place, and a stylesheet of photographs for each page. Prints go out with the site.
 */
export function pipeline({ studio, discovery }: PipelineOptions): Pipeline {
  let folders: Folders
  let opened: Promise<OpenSite> | undefined
  let warn: (message: string) => void
  let say: (line: string) => void
  let printed: Printed = NOTHING
  const notices = new Set<string>()

  let editor: Editor | undefined
  let lastRight: OpenSite | undefined

  const open = () => (opened ??= editor ? openFor(editor) : openSite(folders, { discovery, warn }))

  async function openFor({ trace, onRead }: Editor): Promise<OpenSite> {
    try {
      lastRight = await openSite(folders, { discovery, warn, trace })
      onRead([])
      return lastRight
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      onRead(error.mistakes)
      if (lastRight) return lastRight
      throw error
    }
  }

  return {
    name: 'studio:pipeline',

    api: {
      thirdPartyOrigins: async () => thirdPartyOrigins((await open()).content),
      async summary() {
        const { name, url } = (await open()).content.site.studio
        return { name, address: url, printed, notices: [...notices] }
      },
      editWith(wanted) {
        editor = wanted
      },
    },

    // The cache changes while pages are open, and no page depends on it.
    config: () => ({ server: { watch: { ignored: ['**/.cache/**'] } } }),

    configResolved({ root, command, logger, logLevel }) {
      // A build keeps them for its end, where they are not lost above other lines.
      warn = command === 'build' ? (words) => notices.add(words) : (words) => logger.warnOnce(words)
      say = logLevel === 'silent' ? () => {} : console.log
      folders = {
        root,
        content: path.resolve(root, studio, 'content'),
        uploads: path.resolve(root, studio, 'uploads'),
        cache: path.join(root, '.cache'),
      }
    },

    // Mistakes stop a build here: the bundler would add its own stack to the message.
    buildApp: {
      order: 'pre',
      async handler() {
        await open()
      },
    },

    async buildStart() {
      if (this.environment.mode === 'build') await open()
    },

    resolveId: { filter: { id: VIRTUAL_ID }, handler: resolveVirtual },

    load: {
      filter: { id: VIRTUAL_ID },
      async handler(id) {
        if (id !== CONTENT_ID) return stylesheetModule(id, await open())
        if (this.environment.config.consumer === 'client') {
          this.error('virtual:content is for data.ts files: the browser gets it page by page.')
        }
        return contentModule(await open())
      },
    },

    // While developing, a print is made when a browser first asks for it. A page that was loaded before
    // a change may ask for an earlier address: a new scan changes the grain of others on its film.
    configureServer(server) {
      let earlier: Promise<OpenSite>[] = []

      server.middlewares.use(
        servePrints(async (address) => {
          for (const site of [open(), ...earlier]) {
            const print = await (await site.catch(() => undefined))?.library.print(address)
            if (print) return print
          }
          return undefined
        }),
      )
      server.middlewares.use(async ({ headers }, _response, next) => {
        const page = headers.accept?.includes('text/html')
        next(page ? await mistakes(open()) : undefined)
      })
      watchContent(server, folders, async () => {
        if (opened) earlier = [opened, ...earlier].slice(0, MAX_EARLIER)
        opened = undefined
        return mistakes(open())
      })
    },

    async generateBundle() {
      const found = (await open()).discovery
      if (this.environment.config.consumer !== 'client' || !found) return

      for (const [fileName, source] of await found.files()) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },

    // The server's build is thrown away once pages are prerendered; only the browser's is served.
    async writeBundle({ dir = '' }) {
      if (this.environment.config.consumer !== 'client') return

      const { library } = await open()
      printed = await library.writePrints(dir, showProgress(say))
    },
  }
}

async function mistakes(opened: Promise<OpenSite>): Promise<ContentError | undefined> {
  return opened.then(
    () => undefined,
    (error) => error,
  )
}
