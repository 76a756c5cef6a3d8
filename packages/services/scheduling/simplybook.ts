import { at } from './address-parts.ts'
import { adminPage, homePage, scriptAddress } from './refusals.ts'
import type { Service } from './service.ts'

export const simplybook: Service = {
  id: 'simplybook',
  name: 'SimplyBook.me',
  example: 'https://your-name.simplybook.me',
  hosts: /(^|\.)simplybook\.[a-z]{2,4}$/,
  refuses: [
    [/^widget\./, scriptAddress],
    [/^(www\.)?simplybook\./, homePage],
    [/^([\w-]+\.)?secure\./, adminPage],
  ],
  payment: true,
  frame: (url) => (/^\/(v2)?$/.test(url.pathname) ? at(url, { path: '/v2/' }) : url),
  page: (url) => url,
}
