/**
 * The pages and their paths, in the order of the bar. A page's name is that of its content file, of its schema
 * (`schemas/`), of its folder in `src/pages`, and of its entries in `navigation` and `cards`.
 */
export const routes = {
  home: '/',
  portfolio: '/portfolio',
  about: '/about',
  contact: '/contact',
  booking: '/booking',
} as const

export type Route = keyof typeof routes

export const ROUTES = Object.keys(routes) as Route[]

/** Id of the element with the data of a page's islands. */
export const PAGE_DATA = 'page-data'

/** Ids that pages have themselves, so that no photograph and no question has one of them as its address. */
export const PAGE_IDS: readonly string[] = [
  PAGE_DATA,
  'calendar',
  'main',
  'menu',
  'notices',
  'photographs',
  'privacy',
  'roll',
  'sent',
  'tip',
]

/** An entry for every page, made from its name. */
export function forEachPage<Value>(make: (page: Route) => Value): Record<Route, Value> {
  return Object.fromEntries(ROUTES.map((page) => [page, make(page)])) as Record<Route, Value>
}
