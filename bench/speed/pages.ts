export const PAGES = {
  Home: '/',
  Portfolio: '/portfolio',
  About: '/about',
  Contact: '/contact',
  'Book Session': '/booking',
}

const { Home, ...others } = PAGES

export const BY_HAND = 'floor: by hand'
export const WITH_REACT = 'floor: React with nothing to do'

/** The floors follow Home, so that the same noise affects all three. */
export const PAGES_AND_FLOORS = {
  Home,
  [BY_HAND]: '/floor/plain',
  [WITH_REACT]: '/floor/react',
  ...others,
  'Not found': '/floor/404',
}

/** A page or a floor. */
export type Name = keyof typeof PAGES_AND_FLOORS

export const NAMES = Object.keys(PAGES_AND_FLOORS) as Name[]

/** How often everything is measured. Reports have the medians. */
export const ROUNDS = 5

/** Measures every page once per round, so that noise affects all alike. */
export async function runRounds<Figures>(measure: (path: string) => Promise<Figures>) {
  const runs = {} as Record<Name, Figures[]>
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const name of NAMES) (runs[name] ??= []).push(await measure(PAGES_AND_FLOORS[name]))
    console.log(`  round ${round} of ${ROUNDS}`)
  }
  return runs
}
