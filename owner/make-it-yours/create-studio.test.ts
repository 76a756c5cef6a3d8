import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { advise } from '#pipeline/advice/advise.ts'
import { readFields } from '#pipeline/advice/studio-files.ts'
import { readContent } from '#pipeline/content/read-content.ts'
import { readTexts } from '#pipeline/content/read-texts.ts'

import { ownStudio } from '../own-studio.ts'
import { createStudio } from './create-studio.ts'
import { readFlags, stillOpen } from './main.ts'
import { questions, type Answers, shortNameFrom } from './questions.ts'

const TODAY = new Date('2026-05-01')

const SCAN = 'window-chair-gold-200.jpg'

const ANSWERS = {
  name: 'Wren & Halide',
  photographer: 'Ada Moreno',
  email: 'hi@wrenandhalide.com',
  phone: '(919) 555-0144',
  city: 'Durham, North Carolina',
  url: 'wrenandhalide.com',
  calendar: 'calendly.com/wren',
}

async function projectWithDemo(): Promise<string> {
  const root = await temporaryFolder()
  await cp('demo/content', path.join(root, 'demo/content'), { recursive: true })
  await mkdir(path.join(root, 'demo/uploads'))
  for (const name of [SCAN, 'service-area.svg', 'LICENSE'])
    await cp(`demo/uploads/${name}`, path.join(root, 'demo/uploads', name))
  return root
}

/** What `make-it-yours` makes of answers, and what of it keeps the check from letting it online. */
async function madeFrom(answers: Answers) {
  const root = await projectWithDemo()
  await createStudio(root, answers, TODAY)
  const studio = path.join(root, 'studio')
  const misleading = (await advise({ root, studio, today: TODAY })).filter((one) => one.misleads)
  return {
    root,
    fields: await readFields(root, studio),
    texts: await readTexts(root, path.join(studio, 'content')),
    misleading: misleading.map(({ message }) => message),
    textOf: (file: string) => readFile(path.join(studio, `content/${file}.yaml`), 'utf8'),
  }
}

test('a new studio has the given answers and this year, and other words from the demo', async () => {
  const { root, textOf } = await madeFrom({
    name: 'Juniper: & Ash',
    language: 'en-GB',
    phone: '+49 30 1234567890',
    serving: 'Berlin and around',
  })
  const before = await readFile(path.join(root, 'demo/content/studio.yaml'), 'utf8')
  const changed = (await textOf('studio')).split('\n').filter((line) => !before.includes(line))
  expect(changed).toEqual([
    'language: en-GB',
    "name: 'Juniper: & Ash'",
    'phone: +49 30 1234567890',
    'serving: Berlin and around',
    'copyrightYear: 2026',
  ])
  // The demo’s map shows another town.
  expect(await readdir(path.join(root, 'studio/uploads'))).toEqual([SCAN])
})

test('in another language, labels and answers of the form are in it from the first day', async () => {
  const { textOf } = await madeFrom({ name: 'Åsgård', language: 'norsk' })
  expect(await textOf('studio')).toMatch(/^language: no$/m)
  expect(await textOf('contact')).toContain('heading: Takk for at du skrev!')
  expect(await textOf('not-found')).toContain('heading: Oi! Siden finnes ikke')
  expect(await textOf('studio')).toMatch(/home:\n {4}label: Hjem/)
  // What follows is the owner’s own, and the check names it.
  expect(await textOf('home')).toContain('heading: Thirty-six frames.')
})

test('a new studio has nothing of the demo that misleads: asked, derived or left out', async () => {
  const { fields, texts, misleading } = await madeFrom(ANSWERS)
  expect(misleading).toEqual([expect.stringContaining('it goes nowhere')])
  expect(readContent(texts).mistakes).toEqual([])
  const facts = fields.filter(
    ({ whose, kind }) => whose?.whose === 'studio' && !kind?.kind.match('photo'),
  )
  expect(facts.map(({ file, path: at, value }) => [file, ...at, value].join(' '))).toEqual([
    'studio name Wren & Halide',
    'studio photographer Ada Moreno',
    'studio email hi@wrenandhalide.com',
    'studio phone (919) 555-0144',
    'studio url https://wrenandhalide.com',
    'studio city Durham, North Carolina',
    'studio scheduling calendar calendly.com/wren',
    'sharing shortName Wren',
  ])
})

test('what is not answered stays the demo’s, which lets nothing go online, or is what the question shows', async () => {
  const { misleading, textOf } = await madeFrom({})
  expect(await textOf('studio')).toMatch(/^language: en-US$/m)
  expect(stillOpen({ name: 'Featherstonehaugh' })).toContain('until you write it: short-name, ')
  expect(misleading).toEqual([
    expect.stringContaining('is the demo’s name. Write yours.'),
    expect.stringContaining('is the demo’s photographer.'),
    expect.stringContaining('is the demo’s email address.'),
    expect.stringContaining('is the demo’s web address.'),
    expect.stringContaining('is the demo’s city.'),
    expect.stringMatching(/^The calendar is still the sample/),
  ])
})

test('all answers that break a rule of the build are reported at once, and no studio is written, or written over', async () => {
  const root = await projectWithDemo()
  const made = (answers: Answers) => expect(createStudio(root, answers)).rejects
  const wrong = { name: 'Juniper {Ash}', language: 'Klingonese', email: 'hello(at)juniper' }
  await made(wrong).toThrow(
    /^--name {2}Marks in .*\n--language {2}"Klingonese" is not a language .*\n--email {2}"hello\(at\)juniper" is not an email address\. /,
  )
  // A number of another country is asked for with that country.
  await made({ language: 'Italiano', phone: '347 123 4567' }).toThrow(
    '--phone  "347 123 4567" would be called in North America',
  )
  const { mistakeIn } = questions.find(({ name }) => name === 'city')!
  expect(mistakeIn('Durham')).toContain('"Durham" has no state or country. Write it after a comma')
  expect(await readdir(root)).toEqual(['demo'])
  await mkdir(path.join(root, 'studio'))
  await made({ name: 'Juniper' }).toThrow('studio/ exists already')
  expect(await readdir(path.join(root, 'studio'))).toEqual([])
})

test('answers can be given by flags, and one that is unknown or has no answer is refused', () => {
  const flags = ['--name', 'Juniper Studio', '--city=Asheville']
  expect(readFlags(flags)).toEqual({ name: 'Juniper Studio', city: 'Asheville' })
  for (const words of ['--naem Juniper', '--name Juniper Studio', '--name']) {
    expect(() => readFlags(words.split(' '))).toThrow('Use --name, --short-name, --photographer')
  }
})

test.for([
  ['Juniper Film', 'Juniper Film'],
  ['Juniper Film Studio', 'Juniper Film'],
  ['House of Wren and Ash', 'House'],
  ['Müller-Đặng Fotografie', 'Müller-Đặng'],
  ['Featherstonehaugh', undefined],
] as const)('below an icon %j is %j', ([name, short]) => {
  expect(shortNameFrom(name)).toBe(short)
})

test('the demo is never changed by accident: the desk asks for a studio first', () => {
  vi.stubEnv('STUDIO', 'demo')
  const said = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })

  expect(() => ownStudio()).toThrow('ended')
  expect(said.mock.calls.join()).toContain('npm run make-it-yours')
})
