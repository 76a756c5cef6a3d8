import { FLOORS, NOT_FOUND } from './floors.ts'

export const PAGES = {
  Home: '/',
  Portfolio: '/portfolio',
  About: '/about',
  Contact: '/contact',
  'Book Session': '/booking',
}

export const BY_HAND = 'floor: by hand'
export const WITH_REACT = 'floor: React with nothing to do'

/** The floors follow Home, so that the same noise affects all three. */
export const PAGES_AND_FLOORS = {
  Home: PAGES.Home,
  [BY_HAND]: FLOORS.plain,
  [WITH_REACT]: FLOORS.react,
  Portfolio: PAGES.Portfolio,
  About: PAGES.About,
  Contact: PAGES.Contact,
  'Book Session': PAGES['Book Session'],
  'Not found': NOT_FOUND,
}

/** A page or a floor. */
export type Name = keyof typeof PAGES_AND_FLOORS

/** Measures every page once per round, so that noise affects all alike. */
export async function runRounds<Figures>(
  rounds: number,
  measure: (path: string, name: Name) => Promise<Figures>,
): Promise<Record<Name, Figures[]>> {
  const runs = Object.fromEntries(
    Object.keys(PAGES_AND_FLOORS).map((name) => [name, [] as Figures[]]),
  ) as Record<Name, Figures[]>

  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, path] of Object.entries(PAGES_AND_FLOORS) as [Name, string][]) {
      runs[name].push(await measure(path, name))
    }
    console.log(`  round ${round} of ${rounds}`)
  }
  return runs
}
