import type { Receiver } from './receiver.ts'

export const staticforms: Receiver = {
  field: 'key',
  called: 'an API key of StaticForms',
  description: 'The API key: on the StaticForms dashboard, or in the email from there.',
  copied: /value=["']([^"']+)["']/i,
  shape: /^[\w-]{8,80}$/,
  example: 'sf_1a2b3c4d5e6f7a8b',
  delivery: (key) => ({
    endpoint: 'https://api.staticforms.dev/submit',
    encoding: 'json',
    extra: { apiKey: key },
    honeypot: 'honeypot',
    success: [{ field: 'success', is: 'true' }],
    plain: {
      action: 'https://api.staticforms.dev/submit',
      encoding: 'urlencoded',
      returnField: 'redirectTo',
    },
  }),
}
