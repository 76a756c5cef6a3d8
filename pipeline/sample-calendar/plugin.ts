import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { transformWithOxc, type Plugin, type Rollup } from 'vite'

import type { Content } from '../content/content.ts'
import { sampleHtml } from './html.tsx'

const FOLDER = 'pipeline/sample-calendar/page'

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** The rules of a built stylesheet that load a typeface of the site. */
function fontFacesIn(file: Rollup.OutputBundle[string]): string[] {
  if (!file.fileName.endsWith('.css') || file.type !== 'asset') return []
  const rules = String(file.source).match(/@font-face\s*\{[^}]*\}/g) ?? []
  return rules.filter((rule) => rule.includes('url('))
}

/** Gives a site whose calendar is the sample its page, in the typefaces of the site, a style and a script. Any other site gets nothing. */
export function sampleCalendar(shown: () => Promise<Content | undefined>): Plugin {
  let root: string

  async function filesOf(content: Content): Promise<Record<string, string>> {
    const read = (name: string) => readFile(path.join(root, FOLDER, name), 'utf8')
    const script = await transformWithOxc(await read('calendar.ts'), 'calendar.ts')
    return {
      'sample-calendar.html': sampleHtml(content),
      'sample-calendar.css': await read('calendar.css'),
      'sample-calendar.js': script.code,
    }
  }

  return {
    name: 'studio:sample-calendar',

    configResolved(config) {
      root = config.root
    },

    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '/' }, response, next) => {
        const address = url.slice(1).replace(/\/?(\?.*)?$/, '')
        if (!address.startsWith('sample-calendar')) return next()

        try {
          const content = await shown()
          const name = path.extname(address) ? address : `${address}.html`
          const file = content && (await filesOf(content))[name]
          if (!file) return next()
          response.setHeader('Content-Type', MEDIA_TYPES[path.extname(name)]!).end(file)
        } catch (error) {
          next(error)
        }
      })
    },

    async generateBundle(_, bundle) {
      const content = this.environment.config.consumer === 'client' && (await shown())
      if (!content) return

      const typefaces = Object.values(bundle).flatMap(fontFacesIn).join('')
      for (const [fileName, source] of Object.entries(await filesOf(content))) {
        const isSheet = fileName.endsWith('.css')
        this.emitFile({ type: 'asset', fileName, source: isSheet ? typefaces + source : source })
      }
    },
  }
}
