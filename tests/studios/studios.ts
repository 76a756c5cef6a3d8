/** What a studio has set otherwise in `content/studio.yaml`: by section, field by field. */
export type Settings = Record<string, Record<string, unknown>>

/**
 * Studios whose accounts are elsewhere than the demo's. Journeys visit the site of each. They are
 * called after the receivers of their inquiries; each books at another service, and some show maps
 * of Google's.
 */
export const studios = {
  formspree: {
    inquiries: { receiver: 'formspree', form: 'mqkvgrdz' },
    scheduling: { calendar: 'https://app.acuityscheduling.com/schedule.php?owner=123' },
  },
  web3forms: {
    inquiries: { receiver: 'web3forms', key: '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b' },
    scheduling: { calendar: 'https://cal.com/june/mini' },
    serviceArea: {
      map: '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d-80.84" width="600"></iframe>',
    },
  },
  formsubmit: {
    inquiries: { receiver: 'formsubmit', address: '8a1f3c5e7b9d2f4a6c8e0b1d3f5a7c9e' },
    scheduling: {
      calendar: '<script src="https://square.site/appointments/buyer/widget/abc/DEF.js"></script>',
    },
  },
  formcarry: {
    inquiries: { receiver: 'formcarry', form: 'dE3xSdf9a' },
    scheduling: {
      calendar: 'https://calendar.google.com/calendar/u/0/appointments/schedules/AcZss',
    },
  },
  basin: {
    inquiries: { receiver: 'basin', form: '1a2b3c4d5e6f' },
    scheduling: { calendar: 'https://booking.setmore.com/scheduleappointment/1-2-3' },
  },
  staticforms: {
    inquiries: { receiver: 'staticforms', key: 'sf_1a2b3c4d5e6f7a8b' },
    scheduling: { calendar: 'https://june.zohobookings.com/#/41' },
  },
  forminit: {
    inquiries: { receiver: 'forminit', form: 'k9x2m4p7q1z' },
    scheduling: { calendar: 'june.simplybook.me' },
    serviceArea: { map: 'AIzaSyA-123456789_abcdefghijklmnopqrstu' },
  },
  netlify: {
    inquiries: { receiver: 'netlify', form: 'inquiry' },
    scheduling: { calendar: 'https://june.youcanbook.me' },
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
    scheduling: { calendar: '<div class="tidycal-embed" data-path="june/mini"></div>' },
  },
  nobody: {
    scheduling: { calendar: 'https://book.example.com/june?from=site' },
  },
} satisfies Record<string, Settings>

export type StudioName = keyof typeof studios

/** Where all of them are served. A name in front of `localhost` tells which one is meant. */
export const STUDIOS_PORT = Number(process.env.TEST_PORT ?? 4180) + 4
