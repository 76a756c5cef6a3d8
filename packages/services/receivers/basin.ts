import { SHORT_ID, type Receiver } from './receiver.ts'

/** Answers scripts in JSON. A page in its place asks whether the visitor is human. */
export const basin: Receiver = {
  field: 'form',
  called: 'the id of a form at Basin',
  description: 'The form’s id: in its address, https://usebasin.com/f/…, on its Setup page.',
  copied: /usebasin\.com\/f\/([^\s"'/?#.]+)/i,
  shape: SHORT_ID,
  example: '1a2b3c4d5e6f',
  delivery: (form) => ({
    endpoint: `https://usebasin.com/f/${form}`,
    encoding: 'multipart',
    extra: {},
    honeypot: '_gotcha',
    success: 'json',
    plain: { action: `https://usebasin.com/f/${form}`, encoding: 'urlencoded' },
  }),
}
