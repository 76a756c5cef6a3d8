/**
 * Modules of most pages, which the browser caches between pages. Embeds are on two; only their styles are
 * here, too few for a file.
 */
const SHARED = /^\/(?:prerender\/open|src\/(?:site|ui\/(?!embed\/.+\.tsx?$)))/

/** Styles without a module. All that loads shares a connection, so two stylesheets arrive before a large one. */
const STYLES = /^\/(?:src\/styles|@studio\/(?:typefaces\/site|look))/

/** React: a file that changes only with its version. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//

/** Modules of some pages, or loaded on demand. */
const OWN =
  /^(?:\/src\/(?:features|pages|ui\/embed)|\/packages\/|\/@studio\/|virtual:hydrate\/|\0vite\/preload-helper)/

/**
 * Splits the browser's code and styles into few files: for the whole site, for each page, and for each
 * part that is loaded on demand.
 */
export function chunkGroups(root: () => string) {
  /** A module's path inside the project, because the folders around it may have any name. */
  const inProject = (id: string) => (id.startsWith(`${root()}/`) ? id.slice(root().length) : id)

  return [
    { name: 'react', test: (id: string) => REACT.test(id) },
    { name: 'styles', test: (id: string) => STYLES.test(inProject(id)) },
    { name: 'site', test: (id: string) => SHARED.test(inProject(id)) },
    { name: 'part', test: (id: string) => OWN.test(inProject(id)), entriesAware: true },
  ]
}
