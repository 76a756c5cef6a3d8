import path from 'node:path'

import type { Plugin } from 'vite'

import type { ThirdPartyOrigins } from '@studio/hosts/headers'
import { urlOf } from '@studio/services/pasted'
import { isSample } from '@studio/services/scheduling/resolve-calendar'

import type { Content } from './content/content.ts'
import { readTexts } from './content/read-texts.ts'
import { serveContent } from './dev-server.ts'
import { openDiscovery } from './discovery/discovery.ts'
import { ContentError, type Mistake } from './model/mistake.ts'
import { showProgress, type Report } from './model/progress.ts'
import type { Printed } from './photos/library.ts'
import { readSite, type Trace } from './reading/read-site.ts'
import { charactersOf } from './typefaces/typefaces.ts'
import {
  CONTENT,
  contentModule,
  MODULE_IDS,
  resolvedId,
  stylesheetModule,
  type OpenSite,
} from './virtual-modules.ts'

/** What the build needs to know about the content. */
export type PipelineApi = ReturnType<typeof pipeline>['api']

/** What edits the content beside the development server. */
type Editor = {
  /** Leaves a trace of its field in each text that pages show. */
  trace: Trace
  /** Called after each reading with all mistakes. Pages keep showing the last valid content. */
  onRead: (mistakes: Mistake[]) => void
  /** Called when pages have changed, which then do not load themselves again. */
  onReload: () => void
}

type PipelineOptions = {
  /** The folder with the studio's `content/` and `uploads/`, from the project's root. */
  studio: string
  /** Whether search engines and social networks get what they need: a sitemap, icons, cards. */
  isDiscovered?: boolean
  /** Where the host that runs this build puts the site, as long as the words name no address of its own. */
  address?: string
}

/** Where things are, as full paths. */
type Folders = { root: string; content: string; uploads: string; fonts: string; cache: string }

/** What a build does while it makes prints, for whoever waits. */
export const PRINTING = 'Printing your photographs'

const NOTHING: Printed = { photographs: { made: 0, kept: 0 }, prints: { made: 0, kept: 0 } }

/**
 * Gives the app `virtual:content`, the checked words of the studio with every photograph in its
 * place, and a stylesheet of photographs for each page. Prints go out with the site.
 */
export function pipeline({ studio, isDiscovered, address }: PipelineOptions) {
  let folders: Folders
  let opened: Promise<OpenSite> | undefined
  /** The reading before it. */
  let earlier: Promise<OpenSite> | undefined
  let warn: (message: string) => void
  let say: (line: string) => void
  let printed: Printed = NOTHING
  let isPrintedLater = false
  let atOnce: number | undefined
  const notices = new Set<string>()

  let editor: Editor | undefined
  let started = 0

  const open = () => (opened ??= read())

  async function read(): Promise<OpenSite> {
    started++
    const own = started
    const before = earlier
    // One that ends after a later one has read older words.
    const tell = (mistakes: Mistake[]) => own === started && editor?.onRead(mistakes)
    try {
      const texts = await readTexts(folders.root, folders.content)
      const report = showProgress('Looking through your scans', say)
      const trace = editor?.trace
      const site = await readSite(texts, folders, { warn, report, atOnce, trace, address })
      const discovery = isDiscovered ? await openDiscovery({ site, folders, warn }) : undefined
      tell([])
      return { ...site, discovery }
    } catch (error) {
      if (!editor || !(error instanceof ContentError)) throw error
      tell(error.mistakes)
      if (!before) throw error
      return await before.catch(() => {
        throw error
      })
    }
  }

  return {
    name: 'studio:pipeline',

    api: {
      /** Other sites that pages use. */
      thirdPartyOrigins: async () => thirdPartyOrigins((await open()).content),

      /** What the sample calendar shows, if that is the studio's calendar. */
      async sample() {
        const { content } = await open()
        return isSample(content.site.studio.scheduling?.calendar) ? content : undefined
      },
      /** What pages are set in. */
      faces: async () => (await open()).faces,

      /** Letters of all that pages say, and of the words of controls, which have every one of the site's language. */
      async letters() {
        const site = await open()
        const spelling = JSON.stringify(site.content.site.controls)
        return { used: charactersOf(contentModule(site)), alphabet: charactersOf(spelling) }
      },

      /** What a finished build has made, and its warnings. */
      async summary() {
        const { name, url } = (await open()).content.site.studio
        return { name, address: url, printed, notices: [...notices] }
      },

      /** Lets a build end without prints. Only before it begins. */
      printLater() {
        isPrintedLater = true
      },

      /** A print by its address, made before all others if it has not been. Nothing for any other address. */
      print: async (file: string) => (await open()).library.print(file),

      /** Makes every print that has not been made. */
      async printAll(report: Report) {
        printed = await (await open()).library.printAll(report)
      },

      /** The same one at a time, for whoever is in no hurry. Only before anything is read. */
      async printAhead() {
        atOnce = 1
        await (await open()).library.printAll(() => {})
      },

      /** The names of the prints that have not been made. */
      unprinted: async () => (await open()).library.unprinted(),

      /** Serves an editor beside the pages. Only while developing, before anything is read. */
      editWith(wanted: Editor) {
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
        fonts: path.resolve(root, studio, 'fonts'),
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

    resolveId: {
      filter: { id: MODULE_IDS },
      handler: resolvedId,
    },

    load: {
      filter: { id: MODULE_IDS },
      async handler(id) {
        if (id !== CONTENT) return stylesheetModule(id, await open())
        if (this.environment.config.consumer === 'client') {
          this.error('virtual:content is for src/pages/data.ts: the browser gets it page by page.')
        }
        return contentModule(await open())
      },
    },

    configureServer(server) {
      const forget = () => {
        const last = opened ? [opened] : []
        earlier = opened ?? earlier
        opened = undefined
        return last
      }
      const reload = editor && (() => editor!.onReload())
      serveContent(server, { folders, open, forget, reload })
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
      if (isPrintedLater || this.environment.config.consumer !== 'client') return

      const { library } = await open()
      printed = await library.writePrints(dir, showProgress(PRINTING, say))
    },
  } satisfies Plugin
}

/** The other sites that the studio's settings make necessary, and nothing else. */
export function thirdPartyOrigins({ site, serviceArea }: Content): ThirdPartyOrigins {
  const { scheduling, inquiries, url } = site.studio
  const { sources = [], payment } = scheduling?.calendar ?? {}

  return {
    frames: [...sources, ...(serviceArea?.map ? [serviceArea.map.source] : [])],
    payments: payment ? sources : [],
    // A path is on this site.
    receivers: inquiries ? [urlOf(inquiries.endpoint)?.origin ?? "'self'"] : [],
    forms: inquiries?.plain ? ["'self'", ...anywhereBack(url)] : [],
  }
}

/**
 * Chromium applies `form-action` to every redirect on the way back. Through which hosts a receiver and the site's own
 * host redirect is not known here, and may change; some of the own host’s redirects are plain http.
 */
function anywhereBack(url: string): string[] {
  const name = new URL(url).host.replace(/^www\./, '')
  return ['https:', `http://${name}`, `http://www.${name}`]
}
