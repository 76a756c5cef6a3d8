/** Id of the element that React fills while the site is built, and takes over in the browser. */
export const PAGE_ROOT = 'page'
