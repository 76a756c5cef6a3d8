import { z } from 'zod'

import { urlOf, addressIn } from '@studio/services/pasted'
import type { ReceiverSettings } from '@studio/services/receivers/settings'

import { isLanguage, languageTag, languageOf } from '../../model/language.ts'
import { quoted } from '../messages.ts'
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
  addressOrMistake,
  pastedAddress,
} from './fields.ts'
import { inquiries } from './inquiries.ts'
import { scheduling } from './scheduling.ts'
import { serviceArea } from './service-area.ts'

const ACCOUNT = /^@([\w.-]+)$/

/** What comes before the name of an account, by what a link to it may be called. */
const NETWORKS: [label: RegExp, before: string][] = [
  [/facebook/i, 'https://www.facebook.com/'],
  [/threads/i, 'https://www.threads.com/@'],
  [/tik ?tok/i, 'https://www.tiktok.com/@'],
  [/you ?tube/i, 'https://www.youtube.com/@'],
  [/pinterest/i, 'https://www.pinterest.com/'],
  [/bluesky/i, 'https://bsky.app/profile/'],
  [/linked ?in/i, 'https://www.linkedin.com/in/'],
  [/flickr/i, 'https://www.flickr.com/people/'],
  [/vimeo/i, 'https://vimeo.com/'],
  [/twitter|^x$/i, 'https://x.com/'],
  [/./s, 'https://www.instagram.com/'],
]

const addressOrAccount = fact('web address', setting).transform((words, context) =>
  ACCOUNT.test(words) ? words : addressOrMistake(words, context),
)

/** A page of somebody, as its address or as an account at Instagram, like `@june`. */
export const personalPage = addressOrAccount.transform((page) => addressOf(page, 'Instagram'))

/** A link to the studio's page at a network: its address, or an account there, like `@june`. */
export const profile = z
  .strictObject({
    label: text,
    address: addressOrAccount.describe(
      'Where the label names the network, or for Instagram, @name is enough.',
    ),
  })
  .transform((link) => ({ ...link, address: addressOf(link.address, link.label) }))

function addressOf(page: string, network: string): string {
  const [, account] = ACCOUNT.exec(page) ?? []
  const [, before] = NETWORKS.find(([named]) => named.test(network))!
  return account === undefined ? page : before + account
}

/** Hosts that put a repository below a path, unless it has the name of the whole domain. */
const BELOW_A_PATH = /\.(github|gitlab|bitbucket)\.io$/

/** The address of this site, to which the pages add theirs. */
export const siteAddress = fact('web address', setting).transform((words, context): string => {
  const address = siteAddressIn(words)
  const found = pastedAddress(words)
  const message = 'mistake' in found ? found.mistake : originMistake(address)
  if (!message) return address

  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** The address that is meant: with its https://, and without what stands around it or a slash at its end. */
export function siteAddressIn(words: string): string {
  const found = addressIn(words)
  return ('result' in found ? found.result : words).replace(/\/$/, '')
}

function originMistake(address: string): string | undefined {
  const { origin, hostname, pathname } = new URL(address)
  const isFolder = pathname !== '/' && !/\.\w+$/.test(pathname)
  if (isFolder) return `${quoted(address)} ${belowPath(hostname)}`
  return address === origin
    ? undefined
    : `${quoted(address)} is not the bare address of the site. Write only this: ${origin}`
}

function belowPath(hostname: string): string {
  const todo = BELOW_A_PATH.test(hostname)
    ? `Rename the repository to ${hostname}, or use a domain of your own. Then write that address.`
    : 'Put it on a domain or subdomain of its own, and write that address, like https://photos.example.com.'
  return `is below a path, where this site would find neither its styles nor its photographs. ${todo}`
}

/** Countries whose numbers begin with +1 (ISO 3166), of which a number may leave that out. */
const NORTH_AMERICA =
  'US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT VC VG VI'.split(' ')

const phone = setting.refine(isPhone, {
  error: ({ input }) =>
    `${quoted(input)} is not a phone number. Write it with its area code, like (704) 555-0136, or ` +
    'outside North America with its country, like +44 20 7946 0018.',
})

/** With a country code (E.164), or of North America. */
function isPhone(number: string): boolean {
  const digits = number.replace(/\D/g, '')
  const known = number.startsWith('+') ? /^(1[2-9]\d{9}|[2-9]\d{6,14})$/ : /^1?[2-9]\d{9}$/
  return /^\+?[\d\s().-]+$/.test(number) && known.test(digits)
}

/** What is wrong with a number that looks like one of North America, by the language of its studio. */
export function withoutCountry(number: string, language: string): string | undefined {
  if (number.startsWith('+') || NORTH_AMERICA.includes(languageOf(language).region))
    return undefined
  return (
    `${quoted(number)} would be called in North America, and the site is in ${language}. Begin it with + and its ` +
    'country, like +44 20 7946 0018, or +1 704 555 0136.'
  )
}

/** Letters of any language, and no character with a meaning in a link. */
const EMAIL = /^[\p{L}\d.'_+-]+@([\p{L}\d-]+\.)+[\p{L}\d-]{2,}$/u

const email = setting.refine((address) => EMAIL.test(address), {
  error: ({ input }) =>
    `${quoted(input)} is not an email address. Write it like hello@example.com.`,
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
      `${quoted(input)} is not a language that is known here. Write its name, like English or Deutsch, or its tag, ` +
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

  const message = `${quoted(address)} is a page of this site. Paste the address that a service gives for a form.`
  context.addIssue({ code: 'custom', path: ['inquiries', 'address'], message })
}
