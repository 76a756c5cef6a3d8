/** The pages among the files of a site, by path: `/about.html` is the page `/about`. */
export function pagesIn(files: string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && file !== '/404.html')
    .map((file) => file.replace(/(?:(?<=^\/)index)?\.html$/, ''))
    .toSorted()
}

/** The file of a page: `/about.html` for `/about`. */
export function pageFile(page: string): string {
  return page === '/' ? '/index.html' : `${page}.html`
}

/**
 * Other paths that people and programs write for a page. Hosts redirect them to the canonical path,
 * which has neither slash nor extension, so that search engines and caches see one page.
 */
export function aliases(page: string): string[] {
  if (page === '/') return ['/index.html']
  return [`${page}/`, `${page}.html`, `${page}/index.html`]
}

/** The page that a path would be an alias of, whether or not there is such a page. */
export function canonicalPath(path: string): string | undefined {
  const page = path.replace(/(?:\/|\/index\.html|\.html)$/, '') || '/'
  return page !== path && aliases(page).includes(path) ? page : undefined
}
