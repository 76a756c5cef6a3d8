/** What a studio may leave out of each content file, as long as it leaves out all of it. */
export const OPTIONAL_FIELDS = {
  'studio.yaml': [
    'phone',
    'serving',
    'tagline',
    'scheduling',
    'saving',
    'inquiries',
    'serviceArea',
    'gallery',
    'profiles',
    'businessProfile',
    'hours',
  ],
  'home.yaml': [
    'slideshow.line',
    'welcome.text',
    'welcome.portrait',
    'roll',
    'recentWork',
    'letters',
    'banner',
  ],
  'portfolio.yaml': ['lede', 'recentSessions', 'banner'],
  'about.yaml': [
    'storyPhotograph',
    'quote',
    'notches',
    'philosophy',
    'banner',
    'introduction.caption',
  ],
  'contact.yaml': [
    'lede',
    'inquiry.note',
    'inquiry.choices',
    'inquiry.thanks.copy',
    'inquiry.preferredDate.hint',
    ...['name', 'email', 'preferredDate', 'message'].map((field) => `inquiry.${field}.placeholder`),
    'details.phone',
    'details.message',
    'details.hours',
    'privacy',
    'guarantee',
    'photographs',
    'serviceArea',
    'banner',
  ],
  'booking.yaml': [
    'lede',
    'openDays',
    'calendar',
    'letters',
    'terms',
    'delivery',
    'questions',
    'banner',
    ...[0, 1, 2, 3].flatMap((at) =>
      ['icon', 'description', 'details', 'booking'].map((field) => `packages.${at}.${field}`),
    ),
  ],
  'sharing.yaml': ['shortName', 'cards.home.line'],
}

/** What a file holds, without some of its fields. It changes `data`. */
// oxlint-disable-next-line typescript/no-explicit-any
export function without<Data extends Record<string, any>>(data: Data, fields: string[]): Data {
  for (const field of fields) {
    const steps = field.split('.')
    const last = steps.pop()!
    delete steps.reduce((part, step) => part[step], data)[last]
  }
  return data
}
