import { z } from 'zod'

import { ask, banner, list, optionalPart, page, part, text } from './fields.ts'

const field = {
  label: text.describe('The field’s name.'),
  placeholder: text.optional().describe('An example inside the empty field.'),
}

const choice = z.strictObject({
  label: text.describe('What it is about, like Place.'),
  options: list(text, 2, 8).describe('2 to 8 answers, in a word or two.'),
})

const reason = z.strictObject({
  heading: text.describe('What happened, and that nothing is lost. Shown as a notice, too.'),
  text: text.describe('Why, and what to do about it.'),
})

const reasons = z.strictObject({
  offline: reason.describe('The browser has no connection. Nothing was tried.'),
  online: reason.describe('It has one again. Nothing is sent before a visitor says so.'),
  unreachable: reason.describe('The connection failed. The message may have arrived.'),
  late: reason.describe('No answer came in 15 seconds. The message may have arrived.'),
  unclear: reason.describe('The answer says neither yes nor no. The message may have arrived.'),
  busy: reason
    .extend({ until: text.describe('In place of `text`, where the service says until when.') })
    .describe('The service has been sent too much at once.'),
  refused: reason.describe('It asks for a change. What it says is below.'),
  broken: reason.describe('It is out of order, or does not know the form.'),
  crashed: reason.describe('The form itself has failed. What was written is below.'),
})

/** content/contact.yaml: the inquiry form, and other ways to reach the studio. */
export const contact = z.strictObject({
  ...page,
  heading: text.describe('The page’s heading.'),
  lede: text.optional().describe('The sentences below it.'),
  inquiry: part('The words of the form. Where messages go is a setting of the studio.', {
    heading: text.describe('Above the form.'),
    name: z.strictObject(field),
    email: z.strictObject(field),
    preferredDate: z.strictObject({
      ...field,
      hint: text.optional().describe('A short word of help beside the label.'),
    }),
    choices: list(choice, 1, 4)
      .optional()
      .describe('1 to 4 answers to press, above the message, which has them as words.'),
    message: z.strictObject(field),
    button: text.describe('The words on the button that sends.'),
    note: text.optional().describe('A line beside the button.'),
    withoutJavaScript: text.describe('Without JavaScript, before the studio’s email address.'),
    sending: text.describe('The words on the button while a message is on its way.'),
    leaveEmpty: text.describe('Beside a field that catches programs, for people who find it.'),
    thanks: part('What a visitor reads after sending.', {
      heading: text.describe('The first words.'),
      text: text.describe('What happens next.'),
      stamp: text.describe('The word on the rubber stamp.'),
      copy: text
        .optional()
        .describe(
          'On the copy that stays below the form until the tab is closed. The day follows.',
        ),
    }),
    failure: part('What a visitor reads when a message did not go through.', {
      reasons: reasons.describe('What went wrong.'),
      tryAgain: text.describe('The words on the button that sends once more.'),
      email: text.describe('The text of the link that opens a ready-written email.'),
      cut: text
        .optional()
        .describe('Ends that email where the message is longer than a link can be.'),
    }),
  }),
  details: part('Words beside the studio’s addresses.', {
    email: text.describe('The label of the email address.'),
    phone: text.optional().describe('The word beside the phone number, where there is one.'),
    message: text.optional().describe('The words of a link that begins a text message to it.'),
    studio: text.describe('The word beside the city.'),
    hours: text.optional().describe('The word beside the hours, where there are any.'),
  }),
  guarantee: optionalPart('How soon visitors get an answer.', {
    heading: text.describe('What is promised.'),
    text: text.describe('The promise, in a sentence or two.'),
  }),
  photographs: optionalPart('The terms of use, at /contact#photographs.', {
    heading: text.describe('What the terms are about.'),
    text: text.describe('What others may do with a photograph, and when they have to ask.'),
    note: text.optional().describe('What else is to know about the photographs on the site.'),
  }),
  privacy: optionalPart(
    'What the site asks of others, at /contact#privacy. Names come from settings.',
    {
      heading: text.describe('What it is about.'),
      text: text.describe('What the site keeps and asks itself.'),
      link: text.describe('The words of the link in the footer.'),
      calendar: text.describe('Beside the name of the scheduling service, where there is one.'),
      map: text.describe('Beside the name of the site that the map is from, where there is one.'),
      form: text.describe('Beside the name of the service that gets messages, where there is one.'),
    },
  ),
  serviceArea: optionalPart('Words around the map, where the studio has a service area.', {
    label: text.describe('What the map is called, for those who listen to the page.'),
    note: text.optional().describe('A line below the map.'),
    link: text.describe('The words of the link to the full map.'),
    unreachable: text.describe('Shown when the map does not answer.'),
    ask,
    towns: text.describe('Above the names of the towns.'),
    counties: text.optional().describe('Above the names of the counties, where there are any.'),
  }),
  banner: banner.optional(),
})
