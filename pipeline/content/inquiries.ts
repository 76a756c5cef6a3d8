import { z } from 'zod'

import type { Delivery } from '../inquiry/delivery.ts'

/** Where the contact form's messages go. Nothing where they go nowhere. */
export const inquiries = z
  .strictObject({
    receiver: z.literal('none').describe('The service that receives messages, or none.'),
  })
  .transform((): Delivery | undefined => undefined)
  .describe('Where the contact form’s messages go.')
