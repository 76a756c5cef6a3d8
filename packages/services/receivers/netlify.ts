import type { Receiver } from './receiver.ts'

/** The host itself receives: it looks for the form in the page, and takes posts to any path. */
export const netlify: Receiver = {
  field: 'form',
  called: 'the name of a form at Netlify',
  description:
    'A name of your choice, like inquiry: Netlify lists the messages under it. Switch on form ' +
    'detection in the site’s settings there, then deploy again.',
  shape: /^[a-z\d][\w -]{0,63}$/i,
  example: 'inquiry',
  delivery: (form) => ({
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
