/** The pages among the files of a site, by path: `/about.html` is the page `/about`. */
export function pagesAmong(files: string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && file !== '/404.html')
    .map((file) => file.replace(/(?:(?<=^\/)index)?\.html$/, ''))
    .toSorted()
}

/** The file of a page. */
export function fileOf(page: string): string {
  return page === '/' ? '/index.html' : `${page}.html`
}

/**
 * What else people and programs write for a page. A path has one form, without slash and extension,
 * so that search engines and caches see one page; these lead there.
 */
export function otherForms(page: string): string[] {
  if (page === '/') return ['/index.html']
  return [`${page}/`, `${page}.html`, `${page}/index.html`]
}

/** The only page that a path could be another form of, whether or not there is such a page. */
export function canonical(requested: string): string | undefined {
  const page = requested.replace(/(?:\/|\/index\.html|\.html)$/, '') || '/'
  return page !== requested && otherForms(page).includes(requested) ? page : undefined
}
