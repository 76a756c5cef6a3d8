import type { ReceiverName } from '@studio/services/receivers/receivers'

/** What the studio writes next to the name of a receiver. */
export type ReceiverSetting = {
  field: 'form' | 'key' | 'address'
  /** What the service calls that, with its article. */
  called: string
  /** What belongs there, and where the studio finds it. */
  description: string
  /** Finds it in what was copied from the service: an address, or a line of its snippet. */
  copied?: RegExp
  /** What it looks like. Loose: a service may change its mind. */
  shape: RegExp
  example: string
}

/** A short random word, as most services name forms. */
const ID = /^[\w-]{5,48}$/

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const EMAIL_OR_ALIAS = /^([\w.+-]+@[\w-]+(\.[\w-]+)+|[\w-]{5,64})$/

export const receiverSettings: Record<ReceiverName, ReceiverSetting> = {
  formspree: {
    field: 'form',
    called: 'the id of a form at Formspree',
    description:
      'The form’s id: in its address, https://formspree.io/f/…, on its Integration page.',
    copied: /formspree\.io\/f\/([^\s"'/?#]+)/i,
    shape: /^[a-z\d]{6,24}$/i,
    example: 'mqkvgrdz',
  },
  web3forms: {
    field: 'key',
    called: 'an access key of Web3Forms',
    description: 'The access key: in the email from Web3Forms, or on the form’s page there.',
    copied: /value=["']([^"']+)["']/i,
    shape: UUID,
    example: '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b',
  },
  formsubmit: {
    field: 'address',
    called: 'an address or a random word of FormSubmit',
    description:
      'The random word that FormSubmit gives in place of your email address, in its first email. ' +
      'The address itself works too, but everyone can read it in the page.',
    copied: /formsubmit\.co\/(?:ajax\/)?([^\s"'/?#]+)/i,
    shape: EMAIL_OR_ALIAS,
    example: '8a1f3c5e7b9d2f4a6c8e0b1d3f5a7c9e',
  },
  formcarry: {
    field: 'form',
    called: 'the id of a form at Formcarry',
    description: 'The form’s id: in its address, https://formcarry.com/s/…, on its Setup page.',
    copied: /formcarry\.com\/s\/([^\s"'/?#]+)/i,
    shape: ID,
    example: 'dE3xSdf9a',
  },
  basin: {
    field: 'form',
    called: 'the id of a form at Basin',
    description: 'The form’s id: in its address, https://usebasin.com/f/…, on its Setup page.',
    copied: /usebasin\.com\/f\/([^\s"'/?#.]+)/i,
    shape: ID,
    example: '1a2b3c4d5e6f',
  },
  staticforms: {
    field: 'key',
    called: 'an API key of StaticForms',
    description: 'The API key: on the StaticForms dashboard, or in the email from there.',
    copied: /value=["']([^"']+)["']/i,
    shape: /^[\w-]{8,80}$/,
    example: 'sf_1a2b3c4d5e6f7a8b',
  },
  forminit: {
    field: 'form',
    called: 'the id of a form at Forminit',
    description: 'The form’s id: in its address, https://forminit.com/f/…, on the form’s page.',
    copied: /forminit\.com\/f\/([^\s"'/?#]+)/i,
    shape: ID,
    example: 'k9x2m4p7q1z',
  },
  netlify: {
    field: 'form',
    called: 'the name of a form at Netlify',
    description:
      'A name of your choice, like inquiry: Netlify lists the messages under it. Switch on form ' +
      'detection in the site’s settings there, then deploy again.',
    shape: /^[a-z\d][\w -]{0,63}$/i,
    example: 'inquiry',
  },
}
