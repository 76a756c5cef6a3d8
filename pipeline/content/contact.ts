import { z } from 'zod'

import { banner } from './banner.ts'
import { text } from './fields.ts'
import { page } from './page.ts'

const field = {
  label: text.describe('The field’s name.'),
  placeholder: text.describe('An example inside the empty field.'),
}

/** content/contact.yaml: the inquiry form, and other ways to reach the studio. */
export const contact = z.strictObject({
  ...page,
  heading: text.describe('The page’s heading.'),
  lede: text.describe('The sentences below it.'),
  inquiry: z
    .strictObject({
      heading: text.describe('Stands above the form.'),
      name: z.strictObject(field),
      email: z.strictObject(field),
      preferredDate: z.strictObject({
        ...field,
        hint: text.describe('A short word of help beside the label.'),
      }),
      message: z.strictObject(field),
      button: text.describe('The words on the button that sends.'),
      note: text.describe('A line beside the button.'),
      withoutJavaScript: text.describe(
        'Shown where JavaScript is switched off, in front of the studio’s email address.',
      ),
      thanks: z
        .strictObject({
          heading: text.describe('The first words.'),
          text: text.describe('What happens next.'),
          stamp: text.describe('The word on the rubber stamp.'),
        })
        .describe('What a visitor reads after sending.'),
    })
    .describe('The words of the form. As the site comes, it sends nothing: see the README.'),
  details: z
    .strictObject({
      email: text.describe('The word beside the email address.'),
      phone: text.describe('The word beside the phone number.'),
      studio: text.describe('The word beside the city.'),
    })
    .describe('Words beside the studio’s addresses.'),
  guarantee: z.strictObject({
    heading: text.describe('What is promised.'),
    text: text.describe('The promise, in a sentence or two.'),
  }),
  serviceArea: z.strictObject({
    label: text.describe('Read aloud as the map’s name.'),
    note: text.describe('A line below the map.'),
    link: text.describe('The words of the link to the full map.'),
    unreachable: text.describe('Shown when the map does not answer.'),
    towns: text.describe('Stands above the names of the towns.'),
    counties: text.describe('Stands above the names of the counties.'),
  }),
  banner,
})
