import { at, withoutQuery } from './address-parts.ts'

/** Both formats of a Square booking page with two ids: a merchant’s, and a location’s in capitals. */
const SQUARE_PAGES = [
  /^\/appointments\/([a-z\d-]+)\/location\/([A-Z\d]+)(?:\/|$)/,
  /^\/appointments\/book\/([a-z\d-]+)\/([A-Z\d]+)(?:\/|$)/,
]

/** A page of Cal.com, without what makes it one for frames. */
export function calPage(url: URL): URL {
  const host = url.host.replace(/^(www|app)\.(?=cal\.)/, '')
  const path = url.pathname.replace(/(\/+embed)+\/*$/, '')
  return withoutQuery(at(url, { host, path }), 'embed')
}

/** Without the number of the owner's own account. */
export function googlePage(url: URL): URL {
  return at(url, { path: url.pathname.replace(/^\/calendar(\/u\/\d+)+\//, '/calendar/') })
}

/** The page that Square's own script would put into a frame. */
export function squareWidget(url: URL): URL {
  const page = squarePage(url)
  const [, who, where] = SQUARE_PAGES.flatMap((form) => form.exec(page.pathname) ?? [])
  if (!who || !where) return page
  return at(page, { host: 'square.site', path: `/appointments/buyer/widget/${who}/${where}` })
}

/** A page of Square, without the ending of its script. */
export function squarePage(url: URL): URL {
  return at(url, { path: url.pathname.replace(/(\.js)+$/i, '') })
}
