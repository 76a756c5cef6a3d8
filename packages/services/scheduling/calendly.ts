import { at, withoutQuery, withQuery } from './address-parts.ts'
import { adminPage, homePage, scriptAddress } from './refusals.ts'
import type { Service } from './service.ts'
import { INK, PAPER } from './theme.ts'

/** Without `embed_domain` the frame says nothing, of bookings neither. */
const EMBEDDED = { embed_domain: '1', embed_type: 'Inline' }

const COLORS = { background_color: PAPER, text_color: INK, primary_color: INK }

export const calendly: Service = {
  id: 'calendly',
  name: 'Calendly',
  example: 'https://calendly.com/your-name',
  hosts: /^((www|assets|api)\.)?calendly\.com$/,
  refuses: [
    [/^(assets|api)\./, scriptAddress],
    [/^(www\.)?calendly\.com$/, homePage],
    [
      /^(www\.)?calendly\.com\/(account|admin|app|availability|billing|contacts|dashboard|event_types|integrations|login|organization|scheduled_events|signup|users|workflows)(\/|$)/i,
      adminPage,
    ],
  ],
  payment: true,
  frame: (url) => withQuery(onItsHost(url), { ...EMBEDDED, ...COLORS }),
  page: (url) => withoutQuery(onItsHost(url), ...Object.keys(EMBEDDED)),
}

function onItsHost(url: URL): URL {
  return at(url, { host: 'calendly.com' })
}
