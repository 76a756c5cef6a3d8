import type { Receiver } from './receiver.ts'

export const formsubmit: Receiver = {
  field: 'address',
  called: 'an address or a random word of FormSubmit',
  description:
    'The random word that FormSubmit gives in place of your email address, in its first email. ' +
    'The address itself works too, but everyone can read it in the page.',
  copied: /formsubmit\.co\/(?:ajax\/)?([^\s"'/?#]+)/i,
  shape: /^([\w.+-]+@[\w-]+(\.[\w-]+)+|[\w-]{5,64})$/,
  example: '8a1f3c5e7b9d2f4a6c8e0b1d3f5a7c9e',
  delivery: (address) => ({
    endpoint: `https://formsubmit.co/ajax/${address}`,
    encoding: 'json',
    extra: {},
    honeypot: '_honey',
    success: [{ field: 'success', is: 'true' }],
    plain: {
      action: `https://formsubmit.co/${address}`,
      encoding: 'urlencoded',
      returnField: '_next',
    },
  }),
}
