import { PAGE_DATA } from './pages.ts'

/** Ids that pages have already. */
const TAKEN = ['main', 'menu', PAGE_DATA, 'roll']

/**
 * Gives each photograph of a page an address: its id, with a number where another has that already. Call once a
 * page.
 */
export function addresses() {
  const taken = new Set(TAKEN)

  return function addressOf(id: string): string {
    let address = id
    for (let number = 2; taken.has(address); number++) address = `${id}-${number}`
    taken.add(address)
    return address
  }
}
