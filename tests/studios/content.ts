import { SCHEMAS, type ContentFile } from '../../pipeline/content/files.ts'
import type { FieldKind } from '../../pipeline/content/schemas/field-kinds.ts'
import { walkFields } from '../../pipeline/content/walk-fields.ts'

/** The content files of a studio, any field of which it may change. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Content = Record<ContentFile, any>

/** Rewrites every field of a kind, except the rights in prints. */
export function rewrite(
  content: Content,
  kind: FieldKind['kind'],
  change: (value: string, file: ContentFile, path: PropertyKey[]) => string,
) {
  for (const file of Object.keys(content) as ContentFile[]) {
    for (const { path, value, kind: found } of walkFields(SCHEMAS[file], content[file])) {
      if (file === 'prints' || found?.kind !== kind || typeof value !== 'string') continue
      const parent = path.slice(0, -1).reduce((at, step) => at[step], content[file])
      parent[path.at(-1)!] = change(value, file, path)
    }
  }
}

/** Keeps the first photographs, and uses them in place of all others. */
export function keepPhotographs(content: Content, count: number) {
  content.photographs = content.photographs.slice(0, count)
  let used = 0
  rewrite(content, 'photograph', () => content.photographs[used++ % count].file)
}

/** Adds the parts that a studio may have and the demo has not. What has a day ends on this one. */
export function addParts({ studio, contact, booking }: Content, day: string) {
  Object.assign(studio, {
    hours: 'By appointment, Tuesday to Saturday',
    gallery: { label: 'Your gallery', address: 'https://gallery.example/evergreen' },
    profiles: ['Instagram', 'Pinterest', 'Threads', 'Facebook'].map((label) => {
      return { label, address: `https://${label.toLowerCase()}.example/evergreen` }
    }),
    businessProfile: 'https://maps.example/evergreen',
  })
  Object.assign(contact.details, { hours: 'Hours', message: 'Send a text message' })
  contact.privacy = {
    heading: 'What this site asks of whom',
    text: 'No cookies, no counting. What you type stays in this tab until you send it.',
    link: 'Privacy',
    calendar: 'The calendar on Booking, with your address on the internet',
    map: 'The map on Contact, likewise',
    form: 'Your message, once you send it',
  }
  booking.news = { text: booking.lede, until: day }
  booking.miniSessions = {
    heading: booking.heading,
    sessions: booking.packages.map(
      ({ name, description: text, price }: Record<'name' | 'description' | 'price', string>) => {
        return { name, date: day, text, price }
      },
    ),
  }
}
