import type { Receiver } from './receiver.ts'

export const formspree: Receiver = {
  field: 'form',
  called: 'the id of a form at Formspree',
  description: 'The form’s id: in its address, https://formspree.io/f/…, on its Integration page.',
  copied: /formspree\.io\/f\/([^\s"'/?#]+)/i,
  shape: /^[a-z\d]{6,24}$/i,
  example: 'mqkvgrdz',
  delivery: (form) => ({
    endpoint: `https://formspree.io/f/${form}`,
    encoding: 'multipart',
    extra: {},
    honeypot: '_gotcha',
    success: [{ field: 'next' }, { field: 'ok', is: 'true' }],
    plain: { action: `https://formspree.io/f/${form}`, encoding: 'urlencoded' },
  }),
}
