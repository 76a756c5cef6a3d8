/** The paths of the site's pages. */
export const PAGES = ['/', '/portfolio', '/about', '/contact', '/booking']
