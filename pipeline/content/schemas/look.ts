import { z } from 'zod'

import { DEMO_COLORS, type Role } from '../../look/colors.ts'
import { CORNERS, DEMO_FACES, EDGES, PENS } from '../../look/look.ts'
import { unreadable } from '../../look/readable.ts'
import { quoted } from '../messages.ts'
import { fieldKinds } from './field-kinds.ts'
import { choice, setting } from './fields.ts'

/** A color, as six hexadecimal digits. */
export const color = z
  .string()
  .trim()
  .min(1)
  .regex(/^#[0-9a-f]{6}$/i, {
    error: ({ input }) => `${quoted(input)} is not a color. Write it like #7cc7ff.`,
    abort: true,
  })
  .toLowerCase()
  .register(fieldKinds, { kind: 'color' })

const family = setting.clone().register(fieldKinds, { kind: 'typeface' })

const colors = z
  .strictObject({
    film: one('film', 'Around photographs, the bar, the footer, the menu, most buttons.'),
    onFilm: one('onFilm', 'Words on it.'),
    table: one('table', 'What words and slips lie on.'),
    ink: one('ink', 'Words on the table and on slips.'),
    white: one('white', 'The form, the map, the calendar.'),
    canary: one('canary', 'Everything that leads to a booking.'),
    pink: one('pink', 'What has arrived.'),
    goldenrod: one('goldenrod', 'The last of the packages.'),
    wax: one('wax', 'Marks on the table and on slips, and mistakes in the form.'),
    waxOnFilm: one('waxOnFilm', 'Marks on it.'),
    safelight: one('safelight', 'What is pointed at, and what has the focus.'),
  })
  .superRefine((chosen, context) => {
    for (const { role, message } of unreadable(chosen)) {
      context.addIssue({ code: 'custom', path: [role], message })
    }
  })
  .prefault({})
  .describe('Colors, by what they are for. Quiet shades and lines are mixed from them.')

const faces = z
  .strictObject({
    text: family.default(DEMO_FACES.text).describe('Headings and paragraphs.'),
    labels: family
      .default(DEMO_FACES.labels)
      .describe('The bar, buttons, the form, edge print: a narrow one.'),
  })
  .prefault({})
  .describe('Typefaces in studio/fonts, or installed: docs/look.md says how.')

/** content/look.yaml: how the site looks. All of it may be left out. */
export const look = z.strictObject({
  colors,
  faces,
  edge: choice(EDGES).default('notched').describe('Of photographs.'),
  corners: choice(CORNERS)
    .default('square')
    .describe('Of buttons, slips and straight photographs.'),
  wax: choice(PENS).default('pencil').describe('What marks are drawn with.'),
})

function one(role: Role, description: string) {
  return color.default(DEMO_COLORS[role]).describe(description)
}
