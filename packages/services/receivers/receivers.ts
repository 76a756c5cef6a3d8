import { tagsIn } from '../pasted.ts'
import type { ReceiverSettings, PlainPost } from './settings.ts'

/** A service that receives inquiries: its setting in `studio.yaml`, and how to post to it. */
export type Receiver = {
  /** What the service calls itself. */
  name: string
  /** Name of the setting that identifies the studio at the service. */
  field: 'form' | 'key' | 'address'
  /** The setting in a sentence, with its article. */
  called: string
  /** What the setting is, and where the studio finds it. */
  description: string
  /** Finds the setting in plain text copied from the service: an address, or a snippet. */
  copied: (text: string) => string | undefined
  /** The setting's format. Not too strict, because services change theirs. */
  shape: RegExp
  example: string
  /** How to post to it. Encodings other than JSON need no CORS preflight. */
  settings: (id: string) => ReceiverSettings
}

const SHORT_ID = /^[\w-]{5,48}$/
const SAYS_SUCCESS = [{ field: 'success', is: 'true' }]

/** All receivers, by their names in `studio.yaml`. */
export const receivers = {
  /** A form has an id, or a name in a project. */
  formspree: byForm('Formspree', 'https://formspree.io/f', 'its Integration page', {
    copied: matching(
      /formspree\.io\/(?:f\/|forms\/|(?=p\/))((?:p\/\d+\/f\/)?[\w-]+)|useForm\(\s*["']([\w-]+)/i,
    ),
    shape: /^([a-z\d]{6,24}|p\/\d+\/f\/[\w-]+)$/i,
    example: 'mqkvgrdz',
    success: [{ field: 'next' }, { field: 'ok', is: 'true' }],
  }),

  /** The key is public: it can only send messages to the studio. */
  web3forms: {
    name: 'Web3Forms',
    field: 'key',
    called: 'an access key of Web3Forms',
    description: 'The access key: in the email from Web3Forms, or on the form’s page there.',
    copied: named('access_key'),
    shape: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
    example: '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b',
    settings: (key) => ({
      endpoint: 'https://api.web3forms.com/submit',
      encoding: 'multipart',
      extra: { access_key: key },
      honeypot: 'botcheck',
      success: SAYS_SUCCESS,
      plain: plainPost('https://api.web3forms.com/submit', 'redirect'),
    }),
  },

  formsubmit: {
    name: 'FormSubmit',
    field: 'address',
    called: 'an address or a random word of FormSubmit',
    description:
      'The random word that FormSubmit gives in place of your email address, in its first email. ' +
      'The address itself works too, but everyone can read it in the page.',
    copied: matching(/formsubmit\.co\/(?:ajax\/)?((?:el\/)?[\w.+@-]*[\w-])/i),
    shape: /^([\w.+-]+@[\w-]+(\.[\w-]+)+|(el\/)?[\w-]{5,64})$/,
    example: '8a1f3c5e7b9d2f4a6c8e0b1d3f5a7c9e',
    settings: (address) => ({
      endpoint: `https://formsubmit.co/ajax/${address}`,
      encoding: 'json',
      extra: {},
      honeypot: '_honey',
      success: SAYS_SUCCESS,
      plain: plainPost(`https://formsubmit.co/${address}`, '_next'),
    }),
  },

  formcarry: byForm('Formcarry', 'https://formcarry.com/s', 'its Setup page', {
    copied: matching(/formcarry\.com\/s\/([\w-]+)|\bid:\s*["']([\w-]+)/i),
    example: 'dE3xSdf9a',
    success: [{ field: 'code', is: '200' }],
  }),

  /** Answers scripts with JSON, or with a captcha page. */
  basin: byForm('Basin', 'https://usebasin.com/f', 'its Setup page', {
    example: '1a2b3c4d5e6f',
    success: 'json',
  }),

  staticforms: {
    name: 'StaticForms',
    field: 'key',
    called: 'an API key of StaticForms',
    description: 'The API key: on the StaticForms dashboard, or in the email from there.',
    copied: named('apiKey', 'accessKey'),
    shape: /^[\w-]{8,80}$/,
    example: 'sf_1a2b3c4d5e6f7a8b',
    settings: (key) => ({
      endpoint: 'https://api.staticforms.dev/submit',
      encoding: 'json',
      extra: { apiKey: key },
      honeypot: 'honeypot',
      success: SAYS_SUCCESS,
      plain: plainPost('https://api.staticforms.dev/submit', 'redirectTo'),
    }),
  },

  /** Documents no honeypot and no plain posts. */
  forminit: byForm('Forminit', 'https://forminit.com/f', 'the form’s page', {
    example: 'k9x2m4p7q1z',
    success: SAYS_SUCCESS,
    names: {
      name: 'fi-sender-fullName',
      email: 'fi-sender-email',
      preferredDate: 'fi-text-preferredDate',
      message: 'fi-text-message',
    },
    honeypot: undefined,
    plain: undefined,
  }),

  /** The host itself. Netlify looks for the form in the HTML, and accepts posts to any path. */
  netlify: {
    name: 'Netlify',
    field: 'form',
    called: 'the name of a form at Netlify',
    description:
      'A name of your choice, like inquiry: Netlify lists the messages under it. Switch on form ' +
      'detection in the site’s settings there, then deploy again.',
    copied: (text) => {
      const forms = tagsIn(text).filter(({ name }) => name === 'form')
      return matching(/ name ?= ?["']([^"']+)/i)(forms.map(({ attributes }) => attributes).join())
    },
    shape: /^[a-z\d][\w -]{0,63}$/i,
    example: 'inquiry',
    settings: (form) => ({
      endpoint: '/',
      encoding: 'urlencoded',
      extra: { 'form-name': form },
      honeypot: 'bot-field',
      // The heading of Netlify's page. Without form detection Netlify answers a post with the site's own page.
      success: { text: 'thank you' },
      plain: {
        // Posts to the page itself, with which Netlify answers.
        ...plainPost(''),
        attributes: { name: form, 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' },
      },
    }),
  },
} satisfies Record<string, Receiver>

export type ReceiverName = keyof typeof receivers

type FormSettings = Pick<Receiver, 'example'> &
  Pick<ReceiverSettings, 'success'> &
  Partial<Pick<Receiver, 'copied' | 'shape'> & ReceiverSettings>

/** A service whose forms have addresses that end in an id. The studio finds the id on `page`. */
function byForm(
  name: string,
  address: string,
  page: string,
  { copied, shape = SHORT_ID, example, ...settings }: FormSettings,
): Receiver {
  const addressOf = (form: string) =>
    // A form of a project is a whole path.
    form.includes('/') ? new URL(form, address).href : `${address}/${form}`
  const start = address.replace('https://', '').replaceAll('.', String.raw`\.`)
  return {
    name,
    field: 'form',
    called: `the id of a form at ${name}`,
    description: `The form’s id: in its address, ${address}/…, on ${page}.`,
    copied: copied ?? matching(new RegExp(String.raw`${start}/([\w-]+)`, 'i')),
    shape,
    example,
    settings: (form) => ({
      endpoint: addressOf(form),
      encoding: 'multipart',
      extra: {},
      honeypot: '_gotcha',
      plain: plainPost(addressOf(form)),
      ...settings,
    }),
  }
}

function plainPost(action: string, returnField?: string): PlainPost {
  return { action, encoding: 'urlencoded', ...(returnField && { returnField }) }
}

/** Finds the text that one of a pattern's groups matches. */
function matching(pattern: RegExp): Receiver['copied'] {
  return (text) => pattern.exec(text)?.slice(1).find(Boolean)
}

/** Finds the value with one of some names: of an input, in JavaScript or JSON, or in a command. */
function named(...names: string[]): Receiver['copied'] {
  const name = `(?:${names.join('|')})`
  const isNamed = new RegExp(String.raw` name ?= ?["']?${name}(?!\w)`, 'i')
  const inCode = new RegExp(String.raw`\b${name}["']? ?[:=,] ?["'\x60]?([^\s"'\x60<>&,;)]+)`, 'i')
  return (text) => {
    const input = tagsIn(text).find((tag) => tag.name === 'input' && isNamed.test(tag.attributes))
    const [, value] = / value ?= ?["']?([^\s"'>]+)/i.exec(input?.attributes ?? '') ?? []
    return value ?? inCode.exec(text)?.[1]
  }
}
