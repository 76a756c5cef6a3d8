import { z } from 'zod'

import type { Delivery } from '../inquiry/delivery.ts'
import { text, webAddress } from './fields.ts'
import { shown } from './shown.ts'

const FORM_FIELDS = ['name', 'email', 'preferredDate', 'message']

const otherField = text.refine((name) => !FORM_FIELDS.includes(name), {
  error: ({ input }) => `${shown(input)} is a field of the form itself. Give this one another name.`,
})

/** A receiver that the site has no name for: the studio says what it is like. */
export const customEndpoint = z.strictObject({
  receiver: z.literal('endpoint').describe('Any other address that takes messages.'),
  address: webAddress.describe('Where messages are posted to. The service tells you.'),
  encoding: z
    .enum(['json', 'multipart', 'urlencoded'])
    .describe('How a message is written there: json, multipart (as forms send files) or urlencoded.'),
  extra: z
    .record(otherField, text)
    .optional()
    .describe('What it asks for beside what a visitor writes, such as a key. Visitors can read it.'),
  honeypot: otherField
    .optional()
    .describe('The name of a field that people do not see, by which it knows programs.'),
  success: z
    .strictObject({
      field: text.describe('The name of a field in the answer.'),
      is: z.union([text, z.number(), z.boolean()]).describe('What it holds when all went well.'),
    })
    .optional()
    .describe('What its answer holds when it worked. Without this, any good status counts.'),
})

/** What a browser has to know of it. JSON is beyond a form that posts by itself. */
export function customDelivery(endpoint: z.output<typeof customEndpoint>): Delivery {
  const { address, encoding, extra = {}, honeypot, success } = endpoint

  return {
    endpoint: address,
    encoding,
    extra,
    honeypot,
    success: success ? { field: success.field, is: String(success.is) } : 'status',
    plain: encoding === 'json' ? undefined : { action: address, encoding },
  }
}
