import { at, withoutQuery, withQuery } from './address-parts.ts'
import { adminPage } from './refusals.ts'
import type { Refusal, Service } from './service.ts'

const appointmentsOf: Refusal = ({ example }) =>
  'shows your appointments, and nobody can book there. Make an appointment schedule, open its ' +
  `booking page, and paste that address, like ${example}.`

const short: Refusal = ({ example }) =>
  'is a short link, which cannot be shown in your page. Open it, and paste the long address it ' +
  `leads to, like ${example}.`

export const google: Service = {
  id: 'google',
  name: 'Google Calendar',
  example: 'https://calendar.google.com/calendar/appointments/schedules/AcZss…',
  hosts: /^calendar\.google\.com$|^calendar\.app\.google$/,
  refuses: [
    [/^calendar\.google\.com\/calendar(\/u\/\d+)?\/embed(\/|$)/, appointmentsOf],
    [
      /^calendar\.google\.com(?!\/calendar(\/u\/\d+)?\/(appointments\/.|selfsched(\/|$)))/,
      adminPage,
    ],
  ],
  unframed: [[/^calendar\.app\.google/, short]],
  payment: false,
  frame: (url) => withQuery(forEveryone(url), { gv: 'true' }),
  page: (url) => withoutQuery(forEveryone(url), 'gv'),
}

/** Without the number of the owner's own account. */
function forEveryone(url: URL): URL {
  return at(url, { path: url.pathname.replace(/^\/calendar(\/u\/\d+)+\//, '/calendar/') })
}
