import { withoutQuery, withQuery } from './address-parts.ts'
import { desk, front, script } from './refusals.ts'
import type { Service } from './service.ts'

const FRAMED = { noframe: 'true', skipHeaderFooter: 'true' }

export const youcanbookme: Service = {
  id: 'youcanbookme',
  name: 'YouCanBookMe',
  example: 'https://your-name.youcanbook.me',
  hosts: /(^|\.)(youcanbook|ycb)\.me$/,
  refuses: [
    [/^embed\./, script],
    [/^(www\.)?(youcanbook|ycb)\.me(\/|$)/, front],
    [/^app\./, desk],
  ],
  payment: true,
  frame: (url) => withQuery(url, FRAMED),
  page: (url) => withoutQuery(url, ...Object.keys(FRAMED)),
  // One of its two names may hand over to the other.
  sources: ({ hostname }) =>
    ['youcanbook.me', 'ycb.me'].map((host) => `https://${hostname.split('.')[0]}.${host}`),
}
