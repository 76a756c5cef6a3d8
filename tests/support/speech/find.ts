import type { Heard } from './tree.ts'

/** Where in a page to listen: at the first of a role, or at all that stands beside a name. */
export type Place = { role: string } | { beside: string }

/** The part of a page that is meant. Throws where there is none. */
export function find(page: Heard, place: Place): Heard {
  const found = first(page, (node) =>
    'role' in place
      ? node.role === place.role
      : node.children.some(({ name }) => name === place.beside),
  )
  if (!found) throw new Error(`There is nothing to be heard at ${JSON.stringify(place)}.`)
  return found
}

/** What has the focus, if it is anything in the page. */
export function focused(page: Heard): Heard | undefined {
  return first(page, ({ role, states }) => states['focused'] === true && role !== 'RootWebArea')
}

function first(node: Heard, is: (node: Heard) => boolean): Heard | undefined {
  if (is(node)) return node
  for (const child of node.children) {
    const found = first(child, is)
    if (found) return found
  }
  return undefined
}
