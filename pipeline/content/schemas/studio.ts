import { z } from 'zod'

import { atMost, email, phone, siteAddress, text } from './fields.ts'
import { part } from './parts.ts'
import { inquiries } from './inquiries.ts'
import { photograph } from './photograph.ts'
import { scheduling } from './scheduling.ts'
import { serviceArea } from './service-area.ts'

const thumbnail = photograph.optional().describe('Its small picture in the menu on phones.')
const label = text.describe('The word in the bar and in the menu.')
const footer = text.optional().describe('The word in the footer, where it differs.')
const entry = z.strictObject({ label, footer, thumbnail })

/** content/studio.yaml: the studio itself, at the top and bottom of every page. */
export const studio = z.strictObject({
  name: atMost(60).describe('The studio’s name, 60 characters at most.'),
  photographer: text.describe('The photographer’s name, for search engines and sharing.'),
  email: email.describe('Where visitors write to, shown on every page.'),
  phone: phone.optional().describe('The number visitors call, with its area code.'),
  url: siteAddress.describe('Where the site lives, like https://example.com.'),
  city: atMost(60).describe('City and state, 60 characters at most.'),
  serving: text.optional().describe('The area the studio serves, on the contact page.'),
  tagline: text.optional().describe('One sentence about the studio, in the footer.'),
  copyrightYear: z.int().min(1900).max(2999).describe('The year in the footer.'),
  scheduling: scheduling.optional(),
  inquiries: inquiries.optional(),
  serviceArea: serviceArea.optional(),
  navigation: part('The word each page has in the bar, the footer and the menu on phones.', {
    home: entry,
    portfolio: entry,
    about: entry,
    contact: entry,
    booking: z.strictObject({ label, footer }),
  }),
})
