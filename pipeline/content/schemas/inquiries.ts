import { z } from 'zod'

import { plainText } from '@studio/services/pasted'
import { receivers, type Receiver, type ReceiverName } from '@studio/services/receivers/receivers'
import {
  FORM_FIELDS,
  type ReceiverSettings,
  type Success,
} from '@studio/services/receivers/settings'
import { quoted } from '../messages.ts'
import {
  addressOrMistake,
  anyones,
  choice,
  fact,
  optionalPart,
  setting,
  textWithout,
} from './fields.ts'

/** Fields of the form itself, and what a form calls its own parts: a field would hide the part. */
const TAKEN = [
  ...FORM_FIELDS,
  ...'action children elements length method reset style submit target'.split(' '),
]

/** What services print in their examples, like YOUR_KEY. */
const PLACEHOLDER =
  /^your([_@-]|e?mail@|form|access|api|key)|^(access|api)_?key(_here)?$|^form[_-]?id$/i

const IS_EMAIL =
  'is an email address, to which no form can post. FormSubmit forwards messages to one: choose it ' +
  'as the receiver.'

/** Where messages are posted to. */
const endpointAddress = fact('receiver of messages', setting).transform((words, context) => {
  if (!/^(mailto:)?[^\s@/]+@[^\s@/]+$/.test(words)) return addressOrMistake(words, context)
  context.addIssue({ code: 'custom', message: `${quoted(words)} ${IS_EMAIL}` })
  return z.NEVER
})

const nowhere = z
  .strictObject({ receiver: choice({ none: 'Nobody yet' }).describe('Nothing is sent anywhere.') })
  .transform((): ReceiverSettings | undefined => undefined)

/** A receiver that the site has no name for: the studio says what it is like. */
const customEndpoint = z
  .strictObject({
    receiver: choice({ endpoint: 'Another service, by its address' }).describe(
      'Any other address that takes messages.',
    ),
    address: endpointAddress.describe('Where messages are posted to. The service tells you.'),
    encoding: choice({ json: 'JSON', multipart: 'Multipart', urlencoded: 'URL-encoded' }).describe(
      'How a message is written there: json, multipart or urlencoded.',
    ),
    extra: z
      .record(setting, fact('receiver of messages', setting))
      .optional()
      .describe('What else it asks for, such as a key.'),
    honeypot: anyones(textWithout(nameMistake))
      .optional()
      .describe('The name of a field that people do not see, by which it knows programs.'),
    success: optionalPart('How to tell that it worked. By default, by any answer but a page.', {
      field: anyones(setting).optional().describe('The name of a field in the answer.'),
      is: z
        .union([anyones(setting), z.number(), z.boolean()])
        .optional()
        .describe('What it holds when all went well.'),
      text: anyones(setting)
        .optional()
        .describe('In place of these, words that the answer holds. It may be a page.'),
    }),
  })
  .superRefine(({ extra = {}, honeypot, success }, context) => {
    if (success && !signOf(success)) {
      const message = 'Write either "field" and "is", or only "text".'
      context.addIssue({ code: 'custom', path: ['success'], message })
    }
    for (const name of Object.keys(extra)) {
      const message =
        name === honeypot
          ? `${quoted(name)} is the honeypot, which only programs fill in. Remove one of the two.`
          : nameMistake(name)
      if (message) context.addIssue({ code: 'custom', path: ['extra', name], message })
    }
  })

/** Where the contact form's messages go. Nothing where they go nowhere. */
export const inquiries = z
  .discriminatedUnion('receiver', [
    nowhere,
    ...(Object.keys(receivers) as ReceiverName[]).map(service),
    customEndpoint.transform(customReceiver),
  ])
  .describe('Where the contact form’s messages go.')

function service(name: ReceiverName) {
  const asked: Receiver = receivers[name]
  const { called, description, example } = asked
  const id = fact('receiver of messages', setting)
    .transform((written, context) => {
      // What was pasted may be a whole address or snippet, and have quotes or a word before it.
      const plain = plainText(written)
      const [alone = ''] = /\w(?:.*[\w-])?/.exec(plain.replace(/^(mailto:|[a-z ]+: )/i, '')) ?? []
      const copied = asked.copied(plain) ?? alone
      if (asked.shape.test(copied) && !PLACEHOLDER.test(copied)) return copied

      const message =
        `${quoted(written)} does not look like ${called}. Write it like ${example}. ` +
        `What belongs here: ${description}`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .describe(description)

  return z
    .strictObject({
      receiver: choice({ [name]: asked.name }).describe('The service that receives messages.'),
      [asked.field]: id,
    })
    .transform((chosen): ReceiverSettings => asked.settings(String(chosen[asked.field])))
}

type Written = NonNullable<z.output<typeof customEndpoint>['success']>

/** What a browser needs to know of it. A form cannot post JSON without JavaScript. */
function customReceiver(endpoint: z.output<typeof customEndpoint>): ReceiverSettings {
  const { address, encoding, extra = {}, honeypot, success } = endpoint

  return {
    endpoint: address,
    encoding,
    extra,
    honeypot,
    success: (success && signOf(success)) ?? 'status',
    plain: encoding === 'json' ? undefined : { action: address, encoding },
  }
}

/** By what an answer shows success: a field with its value, or else a text. */
function signOf({ field, is, text }: Written): Success | undefined {
  if (text !== undefined) return field === undefined && is === undefined ? { text } : undefined
  return field !== undefined && is !== undefined ? [{ field, is: String(is) }] : undefined
}

/** Why a field cannot have this name. */
export function nameMistake(name: string): string | undefined {
  return TAKEN.includes(name)
    ? `${quoted(name)} is a part of the form itself. Give this field another name.`
    : undefined
}
