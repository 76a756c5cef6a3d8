import { readdirSync } from 'node:fs'
import path from 'node:path'

import type { Plugin } from 'vite'

import { ENTRY, findEntries, keepEntries } from './entries.ts'

const PAGES = '/src/pages'
const BEGIN = '/hosting/begin.ts'

/**
 * Gives each page an entry of its own that hydrates it, and the site one that waits for the right
 * moment to load it. Vike's entry, which has to find out what a page is made of and by whom it is
 * hydrated, serves while developing: it is 12 KB.
 */
export function pageEntries(): Plugin {
  let root: string
  let site: string

  return {
    name: 'studio:page-entries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',

    config: () => ({
      environments: {
        client: { build: { rolldownOptions: { output: { chunkFileNames: fileName } } } },
      },
    }),

    configResolved(config) {
      root = config.root
      site = path.resolve(root, config.environments.client!.build.outDir)
    },

    buildStart() {
      this.emitFile({ type: 'chunk', id: BEGIN })
      for (const page of folders(path.join(root, PAGES))) {
        this.emitFile({ type: 'chunk', id: `${ENTRY}${PAGES}/${page}` })
      }
    },

    resolveId: { filter: { id: /^\0virtual:entry:/ }, handler: (id) => id },

    load: {
      filter: { id: /^\0virtual:entry:/ },
      handler: (id) => `
        import { parse } from '@brillout/json-serializer/parse'
        import { onRenderClient } from '${PAGES}/+onRenderClient.tsx'
        import Page from '${id.slice(ENTRY.length)}/+Page.tsx'

        const { data } = parse(document.getElementById('vike_pageContext').textContent)
        onRenderClient({ Page, data })
      `,
    },

    async generateBundle(_options, bundle) {
      await keepEntries(site, findEntries(bundle, path.join(root, BEGIN)))
    },
  }
}

/** GitHub Pages leaves out what begins with an underscore. */
function fileName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  if (!facadeModuleId?.startsWith(ENTRY)) return 'assets/chunks/[hash].js'
  return `assets/pages/${path.posix.basename(facadeModuleId).replace(/^_/, '')}.[hash].js`
}

function folders(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
