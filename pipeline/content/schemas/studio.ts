import { z } from 'zod'

import { urlOf } from '@studio/services/pasted/address'
import type { ReceiverSettings } from '@studio/services/receivers/settings'
import { isLanguage, languageTag } from '../../model/language.ts'
import { shown } from '../messages/shown.ts'
import { forEachPage } from '../pages.ts'
import {
  anyones,
  atMost,
  choice,
  fact,
  firstWord,
  label,
  list,
  part,
  photograph,
  setting,
  text,
  webAddress,
} from './fields.ts'
import { profile } from './accounts.ts'
import { inquiries } from './inquiries.ts'
import { phone } from './phone.ts'
import { scheduling } from './scheduling.ts'
import { serviceArea } from './service-area.ts'
import { siteAddress } from './site-address.ts'

/** Letters of any language, and no character with a meaning in a link. */
const EMAIL = /^[\p{L}\d.'_+-]+@([\p{L}\d-]+\.)+[\p{L}\d-]{2,}$/u

const email = setting.refine((address) => EMAIL.test(address), {
  error: ({ input }) => `${shown(input)} is not an email address. Write it like hello@example.com.`,
})

/** A page of another site that a link leads to. */
const link = z.strictObject({
  label: text,
  address: webAddress,
})

type Site = { url: string; inquiries?: ReceiverSettings; navigation: object }

const thumbnail = photograph.optional().describe('Its small picture in the menu on phones.')

/** A page's words in the bar and at the foot. */
function entry(words: typeof text, inFooter = label) {
  return z.strictObject({
    label: words.describe('In the bar and in the menu.'),
    footer: inFooter.optional().describe('Where it differs there.'),
    thumbnail,
  })
}

const language = anyones(setting)
  .overwrite(languageTag)
  .refine(isLanguage, {
    error: ({ input }) =>
      `${shown(input)} is not a language that is known here. Write its name, like English or Deutsch, or its tag, ` +
      'like en-US, nb or pt-BR, where the country makes a difference.',
  })

const fields = z.strictObject({
  language: language.default('en-US').describe('Like English, Deutsch or pt-BR.'),
  elsewhere: z
    .record(language, siteAddress)
    .optional()
    .describe(
      'The same site in other languages: the address of each, like fr: https://example.fr.',
    ),
  name: fact('name', atMost(60)).describe('60 characters at most.'),
  photographer: fact('photographer', text).describe('For search engines and sharing.'),
  email: fact('email address', email).describe('Shown on every page.'),
  phone: fact('phone number', phone).optional().describe('With its area code.'),
  url: siteAddress.describe('Like https://example.com.'),
  city: fact('city', atMost(60), {
    isOfPlace: true,
    hint: 'If it is meant, write it another way, like "Charlotte, NC".',
  }).describe('City and state, 60 characters at most.'),
  serving: fact('area', text, { isOfPlace: true }).optional().describe('On the contact page.'),
  tagline: text.optional().describe('One sentence, in the footer.'),
  hours: fact('hours', text).optional().describe('Like By appointment.'),
  gallery: link
    .optional()
    .describe('Where clients find their pictures: in the footer, and after a message.'),
  profiles: list(profile, 1, 8)
    .optional()
    .describe('1 to 8 pages at networks: in the footer, and for search engines.'),
  businessProfile: webAddress
    .optional()
    .describe('Your entry on a map, like Google’s Business Profile. For search engines.'),
  copyrightYear: z.int().min(1900).max(2999).describe('In the footer.'),
  scheduling: scheduling.optional(),
  embeds: choice({
    near: 'As soon as they are in view',
    ask: 'Once a visitor asks for them',
  })
    .optional()
    .describe('When map and calendar are shown: in view, or once a visitor asks for it.'),
  saving: choice({
    offered: 'Visitors can save a photograph as a file',
    off: 'No button saves a photograph',
  })
    .optional()
    .describe('Whether an opened photograph has a button that saves it: offered, or off.'),
  inquiries: inquiries.optional(),
  serviceArea: fact('towns and counties', serviceArea, { isOfPlace: true }).optional(),
  navigation: part('The word each page has in the bar, the footer and the menu on phones.', {
    ...forEachPage(() => entry(label)),
    home: entry(firstWord('home')),
    portfolio: entry(firstWord('portfolio')),
    about: entry(firstWord('about')),
    contact: entry(firstWord('contact')),
    booking: entry(firstWord('book'), firstWord('booking')).omit({ thumbnail: true }),
  }),
})

/** content/studio.yaml: the studio itself, at the top and bottom of every page. */
export const studio = fields.superRefine(refuseOwnPage)

/** A page of this site would be shown again for every message, and the message lost. */
function refuseOwnPage(
  { url, inquiries: receiver, navigation }: Site,
  context: z.core.$RefinementCtx,
) {
  const address = receiver?.endpoint ?? ''
  const parts = urlOf(address)
  if (!parts) return
  const { origin, pathname } = parts
  const page = pathname.replaceAll('/', '')
  const isOwn = origin.replace('//www.', '//') === url.replace('//www.', '//')
  if (!isOwn || (page && !Object.keys(navigation).includes(page))) return

  const message = `${shown(address)} is a page of this site. Paste the address that a service gives for a form.`
  context.addIssue({ code: 'custom', path: ['inquiries', 'address'], message })
}
