import { ROUTES, routes } from '#pipeline/content/pages.ts'

/** The paths of the site's pages. */
export const PAGES = Object.values(routes)

/** The script that hydrates a page. The first script, which is in the page, is another file. */
export const PAGE_SCRIPTS = new RegExp(
  String.raw`/assets/(${[...ROUTES, 'not-found'].join('|')})\.[^/]+\.js$`,
)
