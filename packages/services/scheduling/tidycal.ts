import { adminPage, homePage, scriptAddress } from './refusals.ts'
import { at } from './address-parts.ts'
import type { Service } from './service.ts'

export const tidycal: Service = {
  id: 'tidycal',
  name: 'TidyCal',
  example: 'https://tidycal.com/your-name',
  hosts: /^((www|assets?)\.)?tidycal\.com$|^asset-tidycal\.b-cdn\.net$/,
  refuses: [
    [/^assets?[.-]|\.js$/, scriptAddress],
    [/^(www\.)?tidycal\.com$/, homePage],
    [
      /^(www\.)?tidycal\.com\/(availability|billing|booking-types|bookings|contacts|dashboard|integrations|login|register|settings)(\/|$)/i,
      adminPage,
    ],
  ],
  payment: true,
  frame: onItsHost,
  page: onItsHost,
}

function onItsHost(url: URL): URL {
  return at(url, { host: 'tidycal.com' })
}
