import { z } from 'zod'

import type { ReceiverSettings } from '@studio/services/receivers/settings'
import { receivers, type Receiver, type ReceiverName } from '@studio/services/receivers/receivers'
import { customReceiver, customEndpoint } from './custom-endpoint.ts'
import { setting } from './fields.ts'
import { shown } from '../messages/shown.ts'

/** Where the contact form's messages go. Nothing where they go nowhere. */
export const inquiries = z
  .discriminatedUnion('receiver', [
    nowhere(),
    ...(Object.keys(receivers) as ReceiverName[]).map(service),
    customEndpoint.transform(customReceiver),
  ])
  .describe('Where the contact form’s messages go.')

function nowhere() {
  return z
    .strictObject({ receiver: z.literal('none').describe('Nothing is sent anywhere.') })
    .transform((): ReceiverSettings | undefined => undefined)
}

function service(name: ReceiverName) {
  const asked: Receiver = receivers[name]
  const id = setting
    .transform((written, context) => {
      const copied = copiedOut(written, asked)
      if (asked.shape.test(copied) && !isStandIn(copied)) return copied

      context.addIssue({ code: 'custom', message: unlike(written, asked) })
      return z.NEVER
    })
    .describe(asked.description)

  return z
    .strictObject({
      receiver: z.literal(name).describe('The service that receives messages.'),
      [asked.field]: id,
    })
    .transform((chosen): ReceiverSettings => asked.settings(String(chosen[asked.field])))
}

/** The id in what was pasted, which may be the whole address or a line of the service's snippet. */
function copiedOut(written: string, { copied }: Receiver): string {
  return copied?.exec(written)?.[1] ?? written
}

/** What services print in their examples, like YOUR_ACCESS_KEY_HERE. */
function isStandIn(id: string): boolean {
  return /^(your[_-]|x+$)/i.test(id)
}

function unlike(written: string, { called, description, example }: Receiver): string {
  return (
    `${shown(written)} does not look like ${called}. Write it like ${example}. ` +
    `What belongs here: ${description}`
  )
}
