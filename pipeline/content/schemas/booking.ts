import { z } from 'zod'

import { PAGE_IDS } from '../pages.ts'
import { slug } from '../../model/names.ts'
import { quoted } from '../messages.ts'
import {
  ask,
  atMost,
  banner,
  day,
  fact,
  firstWord,
  id,
  label,
  list,
  optionalPart,
  page,
  part,
  photograph,
  text,
  textWithout,
  letters,
  unique,
} from './fields.ts'
import { bookingPage } from './scheduling.ts'

const rolls = z.int().min(1).max(20)

const icon = z
  .strictObject({
    rolls: rolls.describe('1 to 20.'),
    upTo: rolls.optional().describe('Where it may become more.'),
  })
  .refine((drawn) => drawn.upTo === undefined || drawn.upTo > drawn.rolls, {
    path: ['upTo'],
    error: '"upTo" is not more than "rolls". Write a larger number, or leave "upTo" out.',
  })

/** A price in any words, because it is printed as it is written. */
const price = textWithout(priceMistake, atMost(30))

const detail = z.strictObject({
  label: label.describe('Like Film.'),
  text: text.describe('Like 2 rolls of film.'),
})

const onePackage = z.strictObject({
  icon: icon.optional().describe('Drawn beside its name, like { rolls: 2 }.'),
  name: text,
  price: price.optional().describe('Like $80, €150, from $150 or On request.'),
  description: text.optional().describe('One sentence.'),
  details: z.array(detail).optional().describe('What it comes with, a line each.'),
  booking: bookingPage
    .optional()
    .describe('Its own page, else the button leads to the calendar, or to Contact without one.'),
})

const miniSession = z.strictObject({
  name: text,
  date: day.describe('Like 2026-06-20. The day after, it is gone.'),
  text: text.optional().describe('One sentence.'),
  price: price.optional().describe('Like $80.'),
  booking: bookingPage
    .optional()
    .describe('Its own page, else the button leads to the calendar, or to Contact without one.'),
})

const term = z.strictObject({
  label: text.describe('Like Deposit.'),
  text: text.describe('In plain words.'),
})

const question = z
  .strictObject({
    question: text,
    answer: text,
    id: id
      .optional()
      .describe('Ends its address: rain in /booking#rain. The question if left out.'),
  })
  .transform((one) => {
    const wanted = one.id ?? slug(one.question)
    return { ...one, id: PAGE_IDS.includes(wanted) ? `${wanted}-2` : wanted }
  })

const step = z.strictObject({
  title: text.describe('In a few words.'),
  text: text.describe('One sentence.'),
  photograph: photograph.optional().describe('Without one, the frame shows the step’s number.'),
})

const delivery = z.strictObject({
  heading: text,
  text: text.describe('When the gallery arrives.'),
  steps: list(step, 2, 6).optional().describe('2 to 6, a frame each.'),
})

const calendar = z.strictObject({
  heading: firstWord('findDate').describe('Above the calendar.'),
  text: text.describe('A sentence below it.'),
  label: firstWord('calendar').describe(
    'What the calendar is called, for those who listen to the page.',
  ),
  payment: text.optional().describe('Before the link, where the service may ask for a payment.'),
  link: firstWord('newTab').describe('Opens it in a new tab.'),
  ask,
  byHand: text.optional().describe('Where there is no calendar to show: how to book without it.'),
  asking: label.optional().describe('In its first square until it has answered.'),
  empty: text.describe(
    'When it is shown all the same, and says nothing. The studio’s email address follows it.',
  ),
  booked: part('Shown when a visitor has booked in the calendar.', {
    heading: text,
    text: text.describe('What happens next.'),
    noMail: text.describe('When no confirmation comes. The studio’s email address follows it.'),
  }),
  unreachable: part('Shown when the calendar does not answer.', {
    heading: firstWord('calendarLost'),
    text: text.describe('What happened, and what to do.'),
    others: label
      .optional()
      .describe('After the heading, for those who listen to the page, wherever on it they are.'),
    tryAgain: firstWord('tryAgain').describe('On its button.'),
    trying: firstWord('asking').describe('On the button, while the calendar is asked once more.'),
    anyway: label.describe('The words on the button that shows the calendar all the same.'),
    message: firstWord('writeMessage').describe('The words on the button to the contact page.'),
  }),
})

/** content/booking.yaml: the sessions one can book, the calendar, and what follows. */
export const booking = z.strictObject({
  ...page,
  title: firstWord('book', page.title),
  heading: firstWord('book'),
  lede: text.optional().describe('The sentences below it.'),
  openDays: label.optional().describe('The words of a link from there to the calendar.'),
  bookNow: firstWord('bookNow'),
  news: optionalPart('News with an end, above the packages, like “June is full.”', {
    text: text.describe('A sentence or two.'),
    until: day.describe('Like 2026-06-30. Then it is gone.'),
  }),
  miniSessions: optionalPart('Sessions on one day only, above the packages.', {
    heading: text.describe('Above the sessions.'),
    sessions: list(miniSession, 1, 6).describe('1 to 6, the next one first.'),
  }),
  packages: list(onePackage, 1, 8)
    .check(unique({ at: 'name' }), unique({ at: 'booking' }))
    .describe('1 to 8, each with a name of its own.'),
  calendar: calendar
    .optional()
    .describe(
      'Words around the calendar. Where the studio has none, other ways to book are shown.',
    ),
  letters: letters.optional(),
  terms: fact(
    'terms',
    optionalPart('Deposit, moving the day, weather: above the calendar.', {
      heading: text.describe('Above the terms.'),
      terms: list(term, 1, 6).describe('1 to 6.'),
    }),
  ),
  delivery: delivery.optional(),
  questions: optionalPart('Questions and answers, at the end of the page.', {
    heading: text.describe('Above the questions.'),
    questions: list(question, 1, 12)
      .check(
        unique({
          at: 'id',
          message: (name, first) =>
            `[${first}] has the address #${name}, too. Give this one another.`,
        }),
      )
      .describe('1 to 12. A press on one shows its answer.'),
  }),
  banner: banner.optional(),
})

function priceMistake(words: string): string | undefined {
  if (/^[\d.,\s]+$/.test(words))
    return `${quoted(words)} has no currency. Write it like $80 or €80.`
  const isSlip = /^\$[\d.,]+$/.test(words) && !/^\$(\d+|\d{1,3}(,\d{3})+)(\.\d{2})?$/.test(words)
  return isSlip
    ? `${quoted(words)} is not a price in dollars. Write it like $80 or $1,200.`
    : undefined
}
