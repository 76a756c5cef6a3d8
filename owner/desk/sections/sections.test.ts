import { expect, test } from 'vitest'

import { FILES, type ContentFile } from '#pipeline/content/files.ts'
import { ROUTES } from '#pipeline/content/pages.ts'

import type { Path } from '../document/merge.ts'
import { describeForms } from '../form/describe-form.ts'
import { valueAt, type FormNode } from '../form/node.ts'
import { temporaryStudio, type Changes } from '../tests/temporary-studio.ts'
import { placeName } from '../traces/place.ts'
import { keepLeftOut, readSection } from './sections.ts'

const FORMS = describeForms()

type Section = { file: ContentFile; path: Path }

/** A studio, and the sections that its schemas allow to be left out. */
async function studioWithSections() {
  const studio = await temporaryStudio()
  const { store } = studio
  const all = async () => (await store.read()).documents
  const documents = await all()
  const sections = FILES.flatMap((file) => {
    const inFile = optionalIn(FORMS[file], documents.get(file)?.data)
    return inFile.map((path): Section => ({ file, path }))
  })

  /** Gives sections what they hold, or takes them out. */
  async function put(wanted: (Section & { held?: unknown })[]) {
    const before = await all()
    const changes: Changes = {}
    for (const file of new Set(wanted.map((one) => one.file)))
      changes[file] = (data) => {
        for (const { path, held } of wanted.filter((one) => one.file === file)) {
          const around = valueAt(data, path.slice(0, -1)) as Record<string, unknown>
          if (held === undefined) delete around[path.at(-1)!]
          else around[path.at(-1)!] = held
        }
      }
    const files = await studio.changed(changes)
    expect(await store.save({ what: 'Changed it', files })).toMatchObject({ mistakes: [] })
    await keepLeftOut(store.desk, before, files)
  }

  return {
    ...studio,
    sections,
    put,
    all,
    heldIn: async (section: Section) =>
      (await readSection({ root: process.cwd(), desk: store.desk }, await all(), section)).held,
  }
}

function optionalIn(node: FormNode, held: unknown, path: Path = []): Path[] {
  if (node.type !== 'group' || held === undefined) return []
  if (node.optional && path.length > 0) return [path]
  return node.children.flatMap((child) =>
    optionalIn(child, valueAt(held, [child.key]), [...path, child.key]),
  )
}

test('every section that may be left out is brought back as it was', async () => {
  const { sections, put, all, heldIn, rewrite } = await studioWithSections()
  const places = sections.map(({ file, path }) => placeName(file, path))
  expect(places).toEqual(
    expect.arrayContaining(['home/recentWork', 'about/philosophy', 'booking/terms']),
  )
  expect(places).toEqual(expect.arrayContaining(['contact/serviceArea', 'studio/serviceArea']))
  await rewrite('home', (text) => text.replace('Book a Session', 'Book an Hour'))
  const before = await all()
  await put(sections)
  const held = sections.map(async (one) => ({ ...one, held: await heldIn(one) }))
  await put(await Promise.all(held))
  for (const [file, { data }] of before) expect((await all()).get(file)!.data).toEqual(data)
})

test('a section that a studio never had begins as the demo’s, with photographs of the studio, and without its facts', async () => {
  const { sections, heldIn, rewrite } = await studioWithSections()
  // Left out by hand: the desk has seen nothing of it.
  const facts = ['home/letters', 'booking/letters', 'booking/terms', 'studio/serviceArea']
  for (const section of sections.filter((one) => facts.includes(placeName(one.file, one.path))))
    expect(await heldIn(section)).toBeUndefined()
  const contact: Section = { file: 'contact', path: ['photographs'] }
  expect(await heldIn(contact)).not.toHaveProperty('note')

  // All its scans have names of their own.
  for (const file of FILES) await rewrite(file, (text) => text.replace(/\S+(?=\.jpg)/g, 'own-$&'))
  const ofPages = sections.filter(({ file }) => (ROUTES as string[]).includes(file))
  for (const section of ofPages)
    expect(JSON.stringify(await heldIn(section)) ?? '').not.toMatch(/"(?!own-)[^"]*\.jpg"/)
})
