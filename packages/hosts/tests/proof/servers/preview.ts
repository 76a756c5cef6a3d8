import { preview as handler } from '../../../preview.ts'
import { listen } from '../../../listen.ts'
import type { Server } from './server.ts'

/** The preview server of `npm start`. */
export const preview: Server = {
  name: 'npm start',
  missing: () => undefined,
  start: ({ dist }) => listen(handler(dist)),
}
