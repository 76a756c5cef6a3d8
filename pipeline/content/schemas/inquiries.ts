import { z } from 'zod'

import type { ReceiverSettings } from '@studio/services/receivers/settings'
import { receivers, type Receiver, type ReceiverName } from '@studio/services/receivers/receivers'
import { customReceiver, customEndpoint } from './custom-endpoint.ts'
import { setting } from './fields.ts'
import { shown } from '../messages/shown.ts'

const nowhere = z
  .strictObject({ receiver: z.literal('none').describe('Nothing is sent anywhere.') })
  .transform((): ReceiverSettings | undefined => undefined)

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
  const id = setting
    .transform((written, context) => {
      // What was pasted may be a whole address, or a line of the service's snippet.
      const copied = asked.copied?.exec(written)?.[1] ?? written
      // Services print YOUR_KEY in their examples.
      if (asked.shape.test(copied) && !/^your[_-]/i.test(copied)) return copied

      const message =
        `${shown(written)} does not look like ${called}. Write it like ${example}. ` +
        `What belongs here: ${description}`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .describe(description)

  return z
    .strictObject({
      receiver: z.literal(name).describe('The service that receives messages.'),
      [asked.field]: id,
    })
    .transform((chosen): ReceiverSettings => asked.settings(String(chosen[asked.field])))
}
