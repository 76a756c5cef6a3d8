import type { Receiver } from './receiver.ts'

/** The key is made to be seen: all it can do is send messages to the studio. */
export const web3forms: Receiver = {
  field: 'key',
  called: 'an access key of Web3Forms',
  description: 'The access key: in the email from Web3Forms, or on the form’s page there.',
  copied: /value=["']([^"']+)["']/i,
  shape: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  example: '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b',
  delivery: (key) => ({
    endpoint: 'https://api.web3forms.com/submit',
    encoding: 'multipart',
    extra: { access_key: key },
    honeypot: 'botcheck',
    success: [{ field: 'success', is: 'true' }],
    plain: {
      action: 'https://api.web3forms.com/submit',
      encoding: 'urlencoded',
      returnField: 'redirect',
    },
  }),
}
