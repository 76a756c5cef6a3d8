import { at, withoutQuery, withQuery } from './address-parts.ts'
import { adminPage, homePage, scriptAddress } from './refusals.ts'
import type { Service } from './service.ts'

/**
 * The address may be any but the one made for embedding: that page stays hidden until a script of
 * theirs has spoken to it.
 */
export const cal: Service = {
  id: 'cal',
  name: 'Cal.com',
  example: 'https://cal.com/your-name',
  hosts: /(^|\.)cal\.com$/,
  refuses: [
    [/^((www|app)\.)?cal\.com\/embed(\/|$)/i, scriptAddress],
    [/^((www|app)\.)?cal\.com$/, homePage],
    [
      /^((www|app)\.)?cal\.com\/(apps|auth|availability|bookings|event-types|getting-started|insights|login|settings|signup|teams|workflows)(\/|$)/i,
      adminPage,
    ],
  ],
  payment: true,
  frame: (url) => withQuery(publicPage(url), { theme: 'light' }),
  page: publicPage,
  sources: () => ['https://cal.com', 'https://app.cal.com'],
}

function publicPage(url: URL): URL {
  const host = /^(www|app)\./.test(url.host) ? 'cal.com' : url.host
  const path = url.pathname.replace(/(\/+embed)+\/*$/, '')
  return withoutQuery(at(url, { host, path }), 'embed')
}
