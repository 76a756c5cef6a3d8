/** What every page is made of, and what the browser keeps from one page to the next. */
const SHARED =
  /^(?:\/src\/(?:styles|site|ui|routes|entry-client)|\/@studio\/typefaces\/site|\0vite\/preload-helper)/

/** What the page is rendered with: one file that changes with no change of ours. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//

/** What only some pages need, or what is loaded when it is asked for. */
const OWN = /^(?:\/src\/(?:features|pages)|\/packages\/|\/@studio\/|virtual:hydrate\/)/

/**
 * Divides the browser's code and styles into few files: one pair for the whole site, one for each
 * page, one for each part that is loaded later.
 */
export function chunkGroups(root: () => string) {
  /** An id as the project names it. The folders in which someone keeps the project say nothing. */
  const inProject = (id: string) => (id.startsWith(`${root()}/`) ? id.slice(root().length) : id)

  return [
    { name: 'react', test: (id: string) => REACT.test(id) },
    { name: 'site', test: (id: string) => SHARED.test(inProject(id)) },
    { name: 'part', test: (id: string) => OWN.test(inProject(id)), entriesAware: true },
  ]
}
