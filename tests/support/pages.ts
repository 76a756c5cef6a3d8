import { routes } from '#pipeline/content/pages.ts'

/** The paths of the site's pages. */
export const PAGES = Object.values(routes)
