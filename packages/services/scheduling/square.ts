import { at } from './address-parts.ts'
import { adminPage, homePage } from './refusals.ts'
import type { Refusal, Service } from './service.ts'

/** Both the newer and the older form of a booking page: whose it is, and at which location. */
const BOOKING_PAGE =
  /^(?:\/appointments\/([\w-]+)\/location\/([\w-]+)|\/appointments\/book\/([\w-]+)\/([\w-]+))(?:\/|$)/

const website: Refusal = ({ example }) =>
  `is a website made with Square. Open its booking page, and paste that address, like ${example}.`

export const square: Service = {
  id: 'square',
  name: 'Square Appointments',
  example: 'https://book.squareup.com/appointments/abc123/location/DEF456',
  hosts: /(^|\.)(squareup\.com|square\.site)$/,
  refuses: [
    [/^[\w-]+\.square\.site(\/|$)/, website],
    [/^((www|app|book)\.)?squareup\.com$|^square\.site$/, homePage],
    [/^(www\.)?squareup\.com\/[a-z]{2}(\/[a-z]{2})?(\/|$)/i, homePage],
    [/^((www|app)\.)?squareup\.com\/(dashboard|login|signup|settings|i)(\/|$)/i, adminPage],
    [/^((www|app)\.)?squareup\.com\/appointments(\/(calendar|overview|settings))?$/i, adminPage],
  ],
  payment: true,
  frame: widget,
  page: withoutScript,
  sources: () => [
    'https://square.site',
    'https://squareup.com',
    'https://app.squareup.com',
    'https://book.squareup.com',
  ],
}

/** The page that Square's own script would put into a frame. */
function widget(url: URL): URL {
  const page = withoutScript(url)
  const [, merchant, location, olderMerchant, olderLocation] =
    BOOKING_PAGE.exec(page.pathname) ?? []
  const [who, where] = [merchant ?? olderMerchant, location ?? olderLocation]
  if (!who || !where) return page
  return at(page, { host: 'square.site', path: `/appointments/buyer/widget/${who}/${where}` })
}

function withoutScript(url: URL): URL {
  return at(url, { path: url.pathname.replace(/(\.js)+$/i, '') })
}
