import { ROUTES } from '#pipeline/content/pages.ts'

/** The script that hydrates a page. The first script, which is in the page, is another file. */
export const PAGE_SCRIPTS = new RegExp(
  String.raw`/assets/(${[...ROUTES, 'not-found'].join('|')})\.[^/]+\.js$`,
)
