import type { Refusal, Service } from './service.ts'

const honeyBook: Refusal = () =>
  'is HoneyBook’s contact form, and HoneyBook gives no calendar for other sites. Paste the ' +
  'public link of a session, from its Share button.'

const anyScript: Refusal = () =>
  'is a script, not a page. Paste the address of the page itself, the one you would send to a ' +
  'client.'

/** Any page that its service lets others frame. */
export const other: Service = {
  id: 'other',
  name: 'your scheduling service',
  example: 'https://book.example.com/your-name',
  hosts: /./,
  refuses: [
    [/^(widget\.honeybook\.com|(www\.)?honeybook\.com\/p\.png)/, honeyBook],
    [/\.m?js$/i, anyScript],
  ],
  payment: true,
  frame: (url) => url,
  page: (url) => url,
}
