import { z } from 'zod'

import { addressOrMistake, fact, setting, text } from './fields.ts'

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
  .transform(({ label, address }) => ({ label, address: addressOf(address, label) }))

function addressOf(page: string, label: string): string {
  const [, account] = ACCOUNT.exec(page) ?? []
  const [, before] = NETWORKS.find(([named]) => named.test(label))!
  return account === undefined ? page : before + account
}
