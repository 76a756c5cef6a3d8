import type { Plugin } from 'vite'

/** What every page is made of, and what the browser keeps from one page to the next. */
const SHARED =
  /^(?:\/src\/(?:styles|site|ui\/(?!overlays)|routes|pages\/\+)|\/@studio\/typefaces\/site|\/node_modules\/@brillout\/)/

/** What the page is rendered with: one file that changes with no change of ours. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//

/** What only some pages need, or what is loaded when it is asked for. */
const OWN = /^(?:\/src\/(?:features|pages|ui\/overlays)|\/@studio\/|\0virtual:vike:page-entry:)/

/**
 * Divides the browser's code and styles into few files: one pair for the whole site, one for each
 * page, one for each part that is loaded later. Left alone, Vike makes a file of every stylesheet,
 * and a page would wait for twenty of them.
 */
export function pageFiles(): Plugin {
  let root: string

  return {
    name: 'studio:page-files',

    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'react', test: (id) => REACT.test(id) },
                    { name: 'site', test: (id) => SHARED.test(withoutRoot(id, root)) },
                    {
                      name: 'part',
                      test: (id) => OWN.test(withoutRoot(id, root)),
                      entriesAware: true,
                    },
                  ],
                },
              },
            },
          },
        },
      },
    }),

    configResolved(config) {
      root = config.root
    },

    // Vike adds the stylesheets of the server build to those of the client build where their names
    // differ, and would link every rule twice.
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        if (this.environment.name !== 'ssr') return

        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          file.viteMetadata?.importedCss.clear()
          file.viteMetadata?.importedAssets.clear()
        }
      },
    },
  }
}

/** An id as the project names it. The folders in which someone keeps the project say nothing. */
function withoutRoot(id: string, root: string): string {
  return id.startsWith(`${root}/`) ? id.slice(root.length) : id
}
