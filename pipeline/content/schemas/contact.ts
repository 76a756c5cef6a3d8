import { z } from 'zod'

import {
  ask,
  banner,
  fact,
  firstWord,
  label,
  list,
  optionalPart,
  page,
  part,
  text,
  unique,
} from './fields.ts'
import type { FirstWord } from './first-words.ts'

function field(name: FirstWord) {
  return {
    label: firstWord(name),
    placeholder: label.optional().describe('Inside the empty field.'),
  }
}

const choice = z.strictObject({
  label: label.describe('Like Place.'),
  options: list(label, 2, 8).describe('2 to 8 answers, in a word or two.'),
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
  refused: reason.describe('It asks for a change in a field, and says why beside it.'),
  broken: reason.describe('It is out of order, or does not know the form.'),
  crashed: reason.describe('The form itself has failed. What was written is below.'),
})

/** content/contact.yaml: the inquiry form, and other ways to reach the studio. */
export const contact = z.strictObject({
  ...page,
  title: firstWord('contact', page.title),
  heading: firstWord('write'),
  lede: text.optional().describe('The sentences below it.'),
  inquiry: part('The words of the form. Where messages go is a setting of the studio.', {
    heading: firstWord('inquiry').describe('Above the form.'),
    name: z.strictObject(field('name')),
    email: z.strictObject(field('email')),
    preferredDate: z.strictObject({
      ...field('date'),
      hint: label.optional().describe('A short word of help beside the label.'),
    }),
    choices: list(choice, 1, 4)
      .check(unique({ at: 'label' }))
      .optional()
      .describe('1 to 4 questions with answers to press, which are sent above the message.'),
    message: z.strictObject(field('message')),
    button: firstWord('send').describe('Sends.'),
    note: text.optional().describe('A line beside the button.'),
    withoutJavaScript: label.describe('Without JavaScript, before the studio’s email address.'),
    sending: firstWord('sending').describe(
      'The words on the button while a message is on its way.',
    ),
    leaveEmpty: label.describe('Beside a field that catches programs, for people who find it.'),
    thanks: part('What a visitor reads after sending.', {
      heading: firstWord('thanks'),
      text: firstWord('soon').describe('What happens next.'),
      stamp: firstWord('received').describe('The word on the rubber stamp.'),
      copy: firstWord('copy')
        .optional()
        .describe(
          'On the copy that stays below the form until the tab is closed. The day follows.',
        ),
    }),
    failure: part('What a visitor reads when a message did not go through.', {
      reasons: reasons.describe('What went wrong.'),
      tryAgain: firstWord('tryAgain').describe('The words on the button that sends once more.'),
      email: firstWord('byEmail').describe(
        'The text of the link that opens a ready-written email.',
      ),
      cut: text
        .optional()
        .describe('Ends that email where the message is longer than a link can be.'),
    }),
  }),
  details: part('Words beside the studio’s addresses.', {
    email: firstWord('email').describe('The label of the email address.'),
    phone: firstWord('phone')
      .optional()
      .describe('The word beside the phone number, where there is one.'),
    message: label.optional().describe('The words of a link that begins a text message to it.'),
    studio: firstWord('studio').describe('The word beside the city.'),
    hours: label.optional().describe('The word beside the hours, where there are any.'),
  }),
  guarantee: optionalPart('How soon visitors get an answer.', {
    heading: text.describe('What is promised.'),
    text: text.describe('A sentence or two.'),
  }),
  photographs: optionalPart('The terms of use, at /contact#photographs.', {
    heading: text.describe('What the terms are about.'),
    text: text.describe('What others may do with a photograph, and when they have to ask.'),
    note: fact('note on its photographs', text)
      .optional()
      .describe('What else is to know about the photographs on the site.'),
  }),
  privacy: optionalPart(
    'What the site asks of others, at /contact#privacy. Names come from settings.',
    {
      heading: text.describe('What it is about.'),
      text: text.describe('What the site keeps and asks itself.'),
      link: text.describe('In the footer.'),
      calendar: text.describe('Beside the name of the scheduling service, where there is one.'),
      map: text.describe('Beside the name of the site that the map is from, where there is one.'),
      form: text.describe('Beside the name of the service that gets messages, where there is one.'),
    },
  ),
  serviceArea: optionalPart('Words around the map, where the studio has a service area.', {
    label: label.describe('What the map is called, for those who listen to the page.'),
    note: text.optional().describe('A line below the map.'),
    link: firstWord('map').describe('To the full map.'),
    unreachable: label.describe('Shown when the map does not answer.'),
    ask,
    towns: label.describe('Above the names of the towns.'),
    counties: label.optional().describe('Above the names of the counties, where there are any.'),
  }),
  banner: banner.extend({ button: firstWord('dates', banner.shape.button) }).optional(),
})
