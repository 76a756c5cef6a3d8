import { withoutQuery, withQuery } from './address-parts.ts'
import { adminPage, homePage, scriptAddress } from './refusals.ts'
import type { Service } from './service.ts'

const FRAMED = { noframe: 'true', skipHeaderFooter: 'true' }

export const youcanbookme: Service = {
  id: 'youcanbookme',
  name: 'YouCanBookMe',
  example: 'https://your-name.youcanbook.me',
  hosts: /(^|\.)(youcanbook|ycb)\.me$/,
  refuses: [
    [/^embed\./, scriptAddress],
    [/^(www\.)?(youcanbook|ycb)\.me(\/|$)/, homePage],
    [/^app\./, adminPage],
  ],
  payment: true,
  frame: (url) => withQuery(url, FRAMED),
  page: (url) => withoutQuery(url, ...Object.keys(FRAMED)),
  // One of its two names may hand over to the other.
  sources: ({ hostname }) =>
    ['youcanbook.me', 'ycb.me'].map((host) => `https://${hostname.split('.')[0]}.${host}`),
}
