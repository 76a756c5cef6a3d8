import { z } from 'zod'

import {
  banner,
  emphasized,
  firstWord,
  list,
  optionalPart,
  page,
  photograph,
  tallPhotograph,
  text,
  framePhotograph,
  letters,
} from './fields.ts'

const slide = z.strictObject({
  image: tallPhotograph.describe('A photograph’s file name. It fills the whole window.'),
  whole: z
    .boolean()
    .default(false)
    .describe('true shows all of it on phones, too, where a part would not say enough.'),
  caption: text.describe('One sentence below it.'),
})

const recentWork = z.strictObject({
  src: photograph.describe('A photograph’s file name.'),
  title: text,
})

const frame = z.strictObject({
  src: framePhotograph.describe('A photograph’s file name.'),
  title: text.optional().describe('For one that was printed.'),
  printed: z.boolean().default(false).describe('true for one that was printed. It gets a red box.'),
})

/** One session's roll of film, on the front page. */
const roll = optionalPart('A whole roll of film: every frame of one session, in order.', {
  heading: text.describe('Above the frames.'),
  lede: text.optional().describe('A sentence or two below the heading.'),
  link: text.optional().describe('To the roll, on the portfolio page.'),
  frames: list(frame, 2, 40).describe('2 to 40, as they are on the film: 36 on most rolls.'),
})

/** content/home.yaml: the front page. */
export const home = z.strictObject({
  ...page,
  slideshow: z.strictObject({
    label: firstWord('selected').describe(
      'What the slideshow is called, for those who listen to the page.',
    ),
    slides: list(slide, 1, 8).describe('1 to 8. Every visitor sees the first one.'),
    book: firstWord('book').describe('On the button to the booking page.'),
    portfolio: firstWord('viewPortfolio').describe('On the button to the portfolio.'),
    line: text.optional().describe('What, where and from how much, beside the photographs.'),
  }),
  welcome: z.strictObject({
    heading: emphasized.describe('Words between asterisks get a grease pencil line.'),
    lede: text.describe('Set larger.'),
    text: text.optional().describe('A paragraph after them.'),
    portfolio: firstWord('viewPortfolio').describe('On the button to the portfolio.'),
    book: firstWord('book').describe('On the button to the booking page.'),
    portrait: optionalPart('The photographer. Leads to the page about her.', {
      photograph: photograph.describe('A photograph’s file name.'),
      caption: text.describe('A line below it: who it is.'),
    }),
  }),
  roll,
  recentWork: optionalPart('The latest photographs.', {
    heading: firstWord('recentWork').describe('Above the photographs.'),
    link: firstWord('allPictures').optional().describe('To the portfolio.'),
    photographs: list(recentWork, 1, 8).describe('1 to 8, shown whole.'),
  }),
  letters: letters.optional(),
  banner: banner.optional(),
})
