/** What a studio has set otherwise in `content/studio.yaml`, field by field. */
export type Settings = Record<string, unknown>

/** Studios whose accounts are elsewhere than the demo's. Journeys visit the site of each. */
export const studios = {
  formspree: {
    inquiries: { receiver: 'formspree', form: 'mqkvgrdz' },
  },
  web3forms: {
    inquiries: { receiver: 'web3forms', key: '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b' },
  },
  formsubmit: {
    inquiries: { receiver: 'formsubmit', address: '8a1f3c5e7b9d2f4a6c8e0b1d3f5a7c9e' },
  },
  formcarry: {
    inquiries: { receiver: 'formcarry', form: 'dE3xSdf9a' },
  },
  basin: {
    inquiries: { receiver: 'basin', form: '1a2b3c4d5e6f' },
  },
  staticforms: {
    inquiries: { receiver: 'staticforms', key: 'sf_1a2b3c4d5e6f7a8b' },
  },
  forminit: {
    inquiries: { receiver: 'forminit', form: 'k9x2m4p7q1z' },
  },
  netlify: {
    inquiries: { receiver: 'netlify', form: 'inquiry' },
  },
  endpoint: {
    inquiries: {
      receiver: 'endpoint',
      address: 'https://forms.example/inquiries',
      encoding: 'multipart',
      extra: { list: 'portraits' },
      honeypot: 'website',
      success: { field: 'accepted', is: true },
    },
  },
} satisfies Record<string, Settings>

export type StudioName = keyof typeof studios

/** Where all of them are served. A name in front of `localhost` tells which one is meant. */
export const STUDIOS_PORT = 4184
