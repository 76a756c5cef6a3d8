import { routes } from '../../src/routes.ts'

/** The paths of the site's pages. */
export const PAGES = Object.values(routes)
