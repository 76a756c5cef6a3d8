import { expect, test } from 'vitest'

import { FILES, type ContentFile } from '#pipeline/content/files.ts'
import { ROUTES } from '#pipeline/content/pages.ts'
import { valueAt } from '#pipeline/content/walk-fields.ts'

import type { Path } from '../document/merge.ts'
import { describeForms } from '../form/describe-form.ts'
import { type FormNode } from '../form/node.ts'
import { put } from '../panel/data.ts'
import { temporaryStudio } from '../tests/temporary-studio.ts'
import { placeName } from '../traces.ts'
import { keepLeftOut, readSection } from './sections.ts'

const FORMS = describeForms()

type Section = { file: ContentFile; path: Path }

/** A studio, and the sections that its schemas allow to be left out. */
async function studioWithSections() {
  const { store, rewrite } = await temporaryStudio()
  const all = async () => (await store.read()).documents
  const documents = await all()
  const sections = FILES.flatMap((file) =>
    optionalIn(FORMS[file], documents.get(file)?.data).map((path): Section => ({ file, path })),
  )
  return {
    store,
    rewrite,
    sections,
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
  const { store, sections, all, heldIn, rewrite } = await studioWithSections()
  const places = sections.map(({ file, path }) => placeName(file, path))
  expect(places).toEqual(
    expect.arrayContaining(['home/recentWork', 'contact/serviceArea', 'studio/serviceArea']),
  )
  await rewrite('home', (text) => text.replace('Book a Session', 'Book an Hour'))
  const before = await all()
  for (const section of sections) {
    const { file, path } = section
    const document = before.get(file)!
    const held = valueAt(document.data, path)
    const left = { ...document, data: put(document.data, path, undefined) }
    await keepLeftOut(store.desk, before, { [file]: left })
    expect(await heldIn(section)).toEqual(held)
  }
})

test('a section that a studio never had begins as the demo’s, with photographs of the studio, and without its facts', async () => {
  const { sections, heldIn, rewrite } = await studioWithSections()
  // Left out by hand: the desk has seen nothing of it.
  const facts = ['home/letters', 'booking/letters', 'booking/terms', 'studio/serviceArea']
  for (const section of sections.filter((one) => facts.includes(placeName(one.file, one.path))))
    expect(await heldIn(section)).toBeUndefined()
  const contact: Section = { file: 'contact', path: ['photographs'] }
  expect(await heldIn(contact)).not.toHaveProperty('note')

  // Of the demo's photographs it may have taken some off.
  await rewrite('photographs', (text) => text.replace('june-hands-hp5.jpg', '$&\n  hidden: true'))
  const story = await heldIn({ file: 'about', path: ['storyPhotograph'] })
  expect(story).toMatchObject({ photograph: expect.not.stringContaining('june-hands') })

  // All its scans have names of their own.
  for (const file of FILES) await rewrite(file, (text) => text.replace(/\S+(?=\.jpg)/g, 'own-$&'))
  const ofPages = sections.filter(({ file }) => (ROUTES as string[]).includes(file))
  for (const section of ofPages)
    expect(JSON.stringify(await heldIn(section)) ?? '').not.toMatch(/"(?!own-)[^"]*\.jpg"/)
})
