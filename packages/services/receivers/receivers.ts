import type { Delivery } from './delivery.ts'

/** Services that receive inquiries, by the names that the studio knows them by. */
export type ReceiverName =
  | 'formspree'
  | 'web3forms'
  | 'formsubmit'
  | 'formcarry'
  | 'basin'
  | 'staticforms'
  | 'forminit'
  | 'netlify'

/**
 * How each of them is posted to, given the id, key or address that the studio has there. What is not
 * JSON needs no leave from the service before it is sent, so it goes out in one request.
 */
export const receivers: Record<ReceiverName, (id: string) => Delivery> = {
  formspree: (form) => ({
    endpoint: `https://formspree.io/f/${form}`,
    encoding: 'multipart',
    extra: {},
    honeypot: '_gotcha',
    success: [{ field: 'next' }, { field: 'ok', is: 'true' }],
    plain: { action: `https://formspree.io/f/${form}`, encoding: 'urlencoded' },
  }),

  // The key is made to be seen: all it can do is send messages to the studio.
  web3forms: (key) => ({
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

  formsubmit: (address) => ({
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

  formcarry: (form) => ({
    endpoint: `https://formcarry.com/s/${form}`,
    encoding: 'multipart',
    extra: {},
    honeypot: '_gotcha',
    success: [{ field: 'code', is: '200' }],
    plain: { action: `https://formcarry.com/s/${form}`, encoding: 'urlencoded' },
  }),

  // Answers scripts in JSON. A page in its place asks whether the visitor is human.
  basin: (form) => ({
    endpoint: `https://usebasin.com/f/${form}`,
    encoding: 'multipart',
    extra: {},
    honeypot: '_gotcha',
    success: 'json',
    plain: { action: `https://usebasin.com/f/${form}`, encoding: 'urlencoded' },
  }),

  staticforms: (key) => ({
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

  // Says nothing of a honeypot, nor of forms that post by themselves.
  forminit: (form) => ({
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

  // The host itself receives: it looks for the form in the page, and takes posts to any path.
  netlify: (form) => ({
    endpoint: '/',
    encoding: 'urlencoded',
    extra: { 'form-name': form },
    honeypot: 'bot-field',
    success: 'status',
    plain: {
      action: '/contact#sent',
      encoding: 'urlencoded',
      attributes: { name: form, 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' },
    },
  }),
}
