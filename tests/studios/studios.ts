/** What a studio has set otherwise in `content/studio.yaml`, field by field. */
export type Settings = Record<string, unknown>

/** Studios whose accounts are elsewhere than the demo's. Journeys visit the site of each. */
export const studios = {
  formspree: {
    inquiries: { receiver: 'none' },
  },
} satisfies Record<string, Settings>

export type StudioName = keyof typeof studios

/** Where all of them are served. A name in front of `localhost` tells which one is meant. */
export const STUDIOS_PORT = 4184
