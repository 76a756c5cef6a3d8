/** Modules of every page, which the browser caches between pages. */
const SHARED =
  /^(?:\/src\/(?:styles|site|ui|routes|entry-client)|\/@studio\/typefaces\/site|\0vite\/preload-helper)/

/** React: a file that changes only with its version. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//

/** Modules of some pages, or loaded on demand. */
const OWN = /^(?:\/src\/(?:features|pages)|\/packages\/|\/@studio\/|virtual:hydrate\/)/

/**
 * Splits the browser's code and styles into few files: for the whole site, for each page, and for each
 * part that is loaded on demand.
 */
export function chunkGroups(root: () => string) {
  /** A module's path inside the project, because the folders around it may have any name. */
  const inProject = (id: string) => (id.startsWith(`${root()}/`) ? id.slice(root().length) : id)

  return [
    { name: 'react', test: (id: string) => REACT.test(id) },
    { name: 'site', test: (id: string) => SHARED.test(inProject(id)) },
    { name: 'part', test: (id: string) => OWN.test(inProject(id)), entriesAware: true },
  ]
}
