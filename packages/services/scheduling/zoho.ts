import { at } from './address-parts.ts'
import { adminPage, homePage } from './refusals.ts'
import type { Service } from './service.ts'

/** The part after the # says what is booked; the path only says whether it is for a frame. */
export const zoho: Service = {
  id: 'zoho',
  name: 'Zoho Bookings',
  example: 'https://your-name.zohobookings.com/#/12345',
  hosts: /(^|\.)(zohobookings|bookings\.zoho)\.[a-z]{2,3}(\.[a-z]{2})?$/,
  refuses: [
    [/^bookings\.zoho\./, adminPage],
    [/^(www\.)?zohobookings\./, homePage],
  ],
  payment: true,
  frame: (url) => (url.pathname === '/' ? at(url, { path: '/portal-embed' }) : url),
  page: (url) => (/^\/portal-embed\/?$/.test(url.pathname) ? at(url, { path: '/' }) : url),
}
