import { z } from 'zod'

import { quoted } from '../messages.ts'
import { anyones, setting, firstWord, label, page, photograph, text } from './fields.ts'

const MARK = /\{([^{}]*)\}/g

/**
 * The words of buttons, labels and states, by the part of a page that they are in. `{marks}` stand for what the
 * page puts there. Numbers are written as the language writes them.
 */
export const controlWords = {
  page: z.strictObject({
    skip: word('The first link of a page, for keyboards: to what the page says.'),
    main: word('The name of the navigation in the bar and in the menu.'),
    footer: word('The name of the navigation at the foot.'),
    endOfRoll: word('Printed on the edge of the film at the foot.'),
  }),
  menu: z.strictObject({ name: word('The button that opens the menu on phones.') }),
  links: z.strictObject({ newTab: word('A link that opens a new tab.', 'link') }),
  film: z.strictObject({ stock: word('The tag of a film stock.', 'name') }),
  packages: z.strictObject({
    rolls: plural('How many rolls of film come with a package.'),
    upTo: word('That number, where it may become more.', 'from', 'to'),
  }),
  photographs: z.strictObject({
    open: word('A link to a featured photograph.', 'title', 'category'),
    openPick: word('The same, of the studio’s pick.', 'title', 'category'),
    printed: word('A sentence after the description of a frame that was printed.'),
    numbered: word('A link to a frame of a roll.', 'number', 'description'),
    story: word('One of several photographs of a story.', 'story', 'number', 'count'),
  }),
  roll: z.strictObject({
    mark: word('The button with which a visitor begins to mark frames of the roll.'),
    question: word('Said until three frames are marked.'),
    marked: word('How many are marked.', 'number', 'count'),
    lost: word('Said of the mark that a fourth has replaced.', 'frame'),
    yours: word('Said of the three that a visitor has marked.', 'frames'),
    ours: word('Said after it, of those that the studio printed.', 'frames'),
    send: word('The link that takes the three into a message.'),
    message: word('The sentence about them in the message.', 'frames'),
    sent: word('Said of marks that somebody has sent a link to.'),
  }),
  slideshow: z.strictObject({
    ...turning('A slideshow'),
    stop: word('The button that stops it.'),
    choose: word('The name of its controls.'),
    photograph: word('The button that leads to a slide.', 'number', 'count'),
  }),
  sessions: z.strictObject(turning('The carousel of sessions')),
  lightbox: z.strictObject({
    name: word('The name of the dialog.'),
    words: word('What is read aloud of a photograph once it is shown.', 'title', 'note'),
    frame: word('Which of its photographs is shown.', 'number', 'count'),
    close: word('The button that closes it.'),
    negative: word('The button that turns a photograph into its negative.'),
    hold: word('Says how a photograph is turned into its negative without the button.'),
    zoom: word('The button that enlarges a photograph.'),
    previous: word('The button that leads to the photograph before.'),
    next: word('The button that leads to the next photograph.'),
    save: word('The button that saves a photograph as a file.'),
    copy: word('The button that copies the address of a photograph.'),
    copied: word('Said once it is copied.'),
    notCopied: word('Said where the browser refuses.'),
    share: word('The button that opens the system’s own sharing.'),
    failed: word('Said of a photograph that did not load.'),
    file: word('A link beside it, to the photograph as a file.'),
  }),
  copying: z.strictObject({
    email: word('The button that copies the email address.'),
    emailCopied: word('Said once it is copied.'),
    phone: word('The button that copies the phone number.'),
    phoneCopied: word('Said once it is copied.'),
    message: word('The button that copies a message that was not sent.'),
    messageCopied: word('Said once it is copied.'),
    kept: word('Unfolds the copy of a message that was sent.', 'copy', 'date'),
    failed: word('Said where the browser refuses.'),
  }),
  notices: z.strictObject({
    done: word('The name of the place of notices.'),
    failed: word('The name of the place of notices about what has failed.'),
    dismiss: word('The button that takes a notice away.'),
  }),
}

export type Controls = {
  [Name in keyof typeof controlWords]: z.output<(typeof controlWords)[Name]>
}

/** content/controls.yaml: those that a studio words in its own way, or in a language that is not shipped. */
export const controls = z.strictObject(
  Object.fromEntries(
    Object.entries(controlWords).map(([name, group]) => [
      name,
      (group as z.ZodObject).partial().optional(),
    ]),
  ) as Record<keyof typeof controlWords, z.ZodOptional<z.ZodObject>>,
)

function turning(what: string) {
  return {
    kind: word(`${what}, as a screen reader calls it.`),
    slide: word('One part of it, likewise.'),
    position: word('Which part it is.', 'number', 'count'),
    previous: word('The button that leads to the part before.'),
    next: word('The button that leads to the next part.'),
  }
}

/** A text with exactly these marks. */
function word(description: string, ...marks: string[]) {
  const written = marks.map((mark) => `{${mark}}`)
  const suffix = marks.length > 0 ? ` With ${written.join(' and ')}.` : ''
  return withMarks(written, written).describe(description + suffix)
}

function withMarks(needed: string[], known: string[]) {
  return anyones(setting).superRefine((words, context) => {
    const found = Array.from(words.matchAll(MARK), ([mark]) => mark)
    const isWhole = needed.every((mark) => found.includes(mark))
    if (isWhole && found.every((mark) => known.includes(mark))) return
    const marks = known.length > 0 ? `the marks ${known.join(' and ')}` : 'no marks'
    context.addIssue({ code: 'custom', message: `${quoted(words)} needs ${marks}, and no others.` })
  })
}

/** A text for each plural form that a language has (CLDR). “One” and “two” may say it without the number. */
function plural(description: string) {
  const form = (name: string) =>
    withMarks(name === 'other' ? ['{count}'] : [], ['{count}']).describe(
      `${description} The plural form “${name}”, with {count}.`,
    )
  return z.strictObject({
    zero: form('zero').optional(),
    one: form('one').optional(),
    two: form('two').optional(),
    few: form('few').optional(),
    many: form('many').optional(),
    other: form('other'),
  })
}

const neighbor = photograph.describe('A photograph’s file name.')

/** content/not-found.yaml: the page for an address that leads nowhere. */
export const notFound = z.strictObject({
  ...page,
  title: firstWord('notFound', page.title),
  number: label.describe('The big number in the middle frame.'),
  heading: firstWord('oops'),
  text: text.describe('A sentence or two below it.'),
  link: firstWord('back').describe('To the front page.'),
  neighbors: z
    .tuple([neighbor, neighbor])
    .describe('Two photographs: the frames before and after the empty one.'),
})

/** content/failure.yaml: what a visitor reads when a page breaks while they are using it. */
export const failure = z.strictObject({
  heading: firstWord('unexpected'),
  text: text.describe('What happened, and that nothing is lost.'),
  link: firstWord('back').describe('To the front page.'),
})
