import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { temporaryFolder } from '../../packages/hosts/tests/temporary-folder.ts'
import { advise } from '../../pipeline/advice/advise.ts'
import { fateOf } from '../../pipeline/advice/demo-facts.ts'
import { readFields } from '../../pipeline/advice/studio-files.ts'
import { readContent } from '../../pipeline/content/read-content.ts'
import { readTexts } from '../../pipeline/content/read-texts.ts'
import { createStudio, type Answers } from '#owner/make-it-yours/create-studio.ts'
import { questions } from '#owner/make-it-yours/questions.ts'

const TODAY = new Date('2026-11-25')
const ANSWERS = {
  name: 'Wren & Halide',
  photographer: 'Ada Moreno',
  email: 'hi@wrenandhalide.com',
  phone: '(919) 555-0144',
  city: 'Durham, North Carolina',
  url: 'wrenandhalide.com',
  calendar: 'calendly.com/wren',
}

/** What `make-it-yours` makes of answers, and what the check says about it. */
async function madeFrom(answers: Answers) {
  const root = await temporaryFolder()
  await mkdir(path.join(root, 'demo/uploads'), { recursive: true })
  await cp('demo/content', path.join(root, 'demo/content'), { recursive: true })
  await cp(
    'demo/uploads/blinds-shadow-hp5.jpg',
    path.join(root, 'demo/uploads/blinds-shadow-hp5.jpg'),
  )
  await createStudio(root, answers, TODAY)
  const file = (name: string) => path.join(root, `studio/content/${name}.yaml`)

  return {
    texts: () => readTexts(root, path.join(root, 'studio/content')),
    read: async (name: string) => parse(await readFile(file(name), 'utf8')),
    rewrite: async (name: string, from: string, to: string) =>
      writeFile(file(name), (await readFile(file(name), 'utf8')).replace(from, to)),
    async misleading() {
      const found = await advise({ root, studio: path.join(root, 'studio'), today: TODAY })
      return found.filter(({ misleads }) => misleads).map(({ message }) => message)
    },
  }
}

test('every fact of the demo is named in a copy of it, or is one that any studio may have', async () => {
  const root = await temporaryFolder()
  for (const folder of ['demo', 'studio']) {
    await cp('demo', path.join(root, folder), { recursive: true })
  }
  const studio = path.join(root, 'studio')
  const advice = await advise({ root, studio, today: TODAY })
  const named = advice
    .flatMap((one) => one.fields)
    .map((field) => [field.file, ...field.path].join(' '))
  const fields = await readFields(root, studio)
  expect(fields.length).toBeGreaterThan(300)

  const unnamed = fields.filter((field) => {
    const { kind } = fateOf(field)
    const isDescribed = field.file === 'photographs'
    const isNamed = named.includes([field.file, ...field.path].join(' '))
    return kind !== 'shared' && kind !== 'scan' && !isDescribed && !isNamed
  })
  expect(unnamed.map(({ file, path: at, value }) => [file, ...at, value].join(' '))).toEqual([])
  // The rest are the descriptions of scans, which are named with their scans.
  expect(advice.map(({ message }) => message).join()).toMatch(
    /(\d+) of \1 photographs are the demo/,
  )
})

test('a new studio has nothing of the demo that misleads: asked, derived or left out', async () => {
  const made = await madeFrom(ANSWERS)
  const { misleading } = made
  expect(await misleading()).toEqual([expect.stringContaining('it goes nowhere')])
  expect(readContent(await made.texts()).mistakes).toEqual([])

  const [studio, booking, sharing] = await Promise.all(
    ['studio', 'booking', 'sharing'].map(made.read),
  )
  expect(booking.packages.filter((one: object) => 'booking' in one)).toEqual([])
  expect(studio).toMatchObject({ copyrightYear: 2026, url: 'https://wrenandhalide.com' })
  expect(studio).not.toHaveProperty('serviceArea')
  expect(studio).not.toHaveProperty('serving')
  expect(sharing.shortName).toBe('Wren')

  await made.rewrite('studio', 'receiver: none', 'receiver: formspree\n  form: mqkvgrdz')
  expect(await misleading()).toEqual([])
})

/** Most studios are in the demo’s language. */
const asked = questions
  .filter(({ name, isOptional }) => !isOptional && name !== 'language')
  .map(({ name }) => name)

test.for(asked)('without an answer, the demo’s %s lets nothing go online', async (name) => {
  const { misleading } = await madeFrom({ ...ANSWERS, [name]: undefined })
  const [field] = (await readFields('.', 'demo')).filter(
    ({ file, path: at }) => file === 'studio' && at.at(-1) === name,
  )
  expect(await misleading()).toContainEqual(
    expect.stringContaining(
      name === 'calendar' ? 'The calendar is still the sample' : `"${field!.value}" is the demo’s`,
    ),
  )
})

test.for<[what: string, file: string, from: string, to: string, message: RegExp]>([
  [
    'in another way of writing it',
    'studio',
    'phone: (919) 555-0144',
    'phone: +1 704.555.0136',
    /is the demo’s phone number/,
  ],
  [
    'from before it had a sample calendar',
    'booking',
    'name: BASIC Package',
    'name: BASIC Package\n    booking: https://calendly.com/dogwood-and-silver-demo/basic',
    /^This leads to the calendar that the demo once had/,
  ],
  [
    'in the middle of a sentence',
    'contact',
    'lede: Say hello',
    'lede: Write to hello@dogwoodandsilver.example, say hello',
    /is the demo’s email address/,
  ],
  [
    'as a town',
    'studio',
    'inquiries:',
    'serviceArea: { towns: { Concord: "35.4088, -80.5795" }, counties: ["York, SC"] }\ninquiries:',
    /service area is still here: Concord, York, SC/,
  ],
  [
    'about its photographs',
    'contact',
    'heading: Using my photographs',
    'heading: Using my photographs\n  note: The pictures on this demonstration site are rendered; nobody in them exists.',
    /nobody in them exists\. Take it out\.$/,
  ],
  ['below an icon', 'sharing', 'Wren', 'Dogwood', /"Dogwood" is the demo’s name below an icon/],
])('a fact of the demo %s misleads, too', async ([, file, from, to, message]) => {
  const { rewrite, misleading } = await madeFrom(ANSWERS)
  await rewrite(file, from, to)
  expect((await misleading()).filter((one) => message.test(one))).toHaveLength(1)
})

test('a sentence that names the demo’s city or county is nobody’s fact', async () => {
  const { rewrite, misleading } = await madeFrom(ANSWERS)
  await rewrite(
    'contact',
    'lede: Say hello',
    'lede: I grew up in Charlotte, North Carolina, say hello',
  )
  await rewrite('home', 'text: >-', 'text: >-\n    Weddings in Mecklenburg, NC.')
  expect(await misleading()).toEqual([expect.stringContaining('it goes nowhere')])
})

test('a studio in the demo’s own city may serve the same towns', async () => {
  const { rewrite, misleading } = await madeFrom({ ...ANSWERS, city: 'Charlotte, NC' })
  await rewrite(
    'studio',
    'inquiries:',
    'serviceArea: { towns: { Concord: "35.4088, -80.5795" } }\ninquiries:',
  )
  expect((await misleading()).join()).not.toContain('service area')
})

test.for([
  ['city', 'Durham', '"Durham" has no state or country. Write it after a comma'],
  ['url', 'wren and halide', 'is not a web address'],
] as const)('the %s %j is refused with what to write', ([name, answer, message]) => {
  const { mistakeIn } = questions.find((one) => one.name === name)!
  expect(mistakeIn(answer)).toContain(message)
})
