import { SHORT_ID, type Receiver } from './receiver.ts'

/** Says nothing of a honeypot, nor of forms that post by themselves. */
export const forminit: Receiver = {
  field: 'form',
  called: 'the id of a form at Forminit',
  description: 'The form’s id: in its address, https://forminit.com/f/…, on the form’s page.',
  copied: /forminit\.com\/f\/([^\s"'/?#]+)/i,
  shape: SHORT_ID,
  example: 'k9x2m4p7q1z',
  delivery: (form) => ({
    endpoint: `https://forminit.com/f/${form}`,
    encoding: 'multipart',
    extra: {},
    names: {
      name: 'fi-sender-fullName',
      email: 'fi-sender-email',
      preferredDate: 'fi-text-preferredDate',
      message: 'fi-text-message',
    },
    success: [{ field: 'success', is: 'true' }],
  }),
}
