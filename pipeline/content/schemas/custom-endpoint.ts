import { z } from 'zod'

import type { ReceiverSettings } from '@studio/services/receivers/settings'
import { addressMistake, setting, settingWithout } from './fields.ts'
import { otherField, otherFields } from './other-field.ts'
import { shown } from '../messages/shown.ts'

const endpointAddress = settingWithout(
  (address) => addressMistake(address) ?? passwordMistake(address),
)

/** A receiver that the site has no name for: the studio says what it is like. */
export const customEndpoint = z
  .strictObject({
    receiver: z.literal('endpoint').describe('Any other address that takes messages.'),
    address: endpointAddress.describe('Where messages are posted to. The service tells you.'),
    encoding: z
      .enum(['json', 'multipart', 'urlencoded'])
      .describe(
        'How a message is written there: json, multipart (as forms send files) or urlencoded.',
      ),
    extra: otherFields
      .optional()
      .describe(
        'What it asks for beside what a visitor writes, such as a key. Visitors can read it.',
      ),
    honeypot: otherField
      .optional()
      .describe('The name of a field that people do not see, by which it knows programs.'),
    success: z
      .strictObject({
        field: setting.describe('The name of a field in the answer.'),
        is: z
          .union([setting, z.number(), z.boolean()])
          .describe('What it holds when all went well.'),
      })
      .optional()
      .describe('What its answer holds when it worked. Without this, any good status counts.'),
  })
  .superRefine(({ extra = {}, honeypot }, context) => {
    if (honeypot === undefined || !Object.hasOwn(extra, honeypot)) return
    const message =
      `${shown(honeypot)} is the honeypot, too, and whoever fills that in counts as a program. ` +
      'Remove this line, or give the honeypot the name that the service has for it.'
    context.addIssue({ code: 'custom', path: ['extra', honeypot], message })
  })

/** What a browser needs to know of it. A form cannot post JSON without JavaScript. */
export function customReceiver(endpoint: z.output<typeof customEndpoint>): ReceiverSettings {
  const { address, encoding, extra = {}, honeypot, success } = endpoint

  return {
    endpoint: address,
    encoding,
    extra,
    honeypot,
    success: success ? [{ field: success.field, is: String(success.is) }] : 'status',
    plain: encoding === 'json' ? undefined : { action: address, encoding },
  }
}

/** Browsers refuse to post to an address with a password, and everyone could read it. */
function passwordMistake(address: string): string | undefined {
  const url = new URL(address)
  if (!url.username && !url.password) return undefined

  url.username = ''
  url.password = ''
  return `Everyone can read this address, so it cannot hold a password. Write only this: ${url.href}`
}
