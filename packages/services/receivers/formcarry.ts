import { SHORT_ID, type Receiver } from './receiver.ts'

export const formcarry: Receiver = {
  field: 'form',
  called: 'the id of a form at Formcarry',
  description: 'The form’s id: in its address, https://formcarry.com/s/…, on its Setup page.',
  copied: /formcarry\.com\/s\/([^\s"'/?#]+)/i,
  shape: SHORT_ID,
  example: 'dE3xSdf9a',
  delivery: (form) => ({
    endpoint: `https://formcarry.com/s/${form}`,
    encoding: 'multipart',
    extra: {},
    honeypot: '_gotcha',
    success: [{ field: 'code', is: '200' }],
    plain: { action: `https://formcarry.com/s/${form}`, encoding: 'urlencoded' },
  }),
}
