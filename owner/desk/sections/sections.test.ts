import { expect, test } from 'vitest'

import { FILES } from '#pipeline/content/files.ts'
import { ROUTES } from '#pipeline/content/pages.ts'

import type { Edit } from '../edits/edit.ts'
import type { FormNode, Group } from '../form/node.ts'
import { bringBack, leaveOut } from '../panel/forms/section-edits.ts'
import { readState, type DeskState } from '../server/state.ts'
import { temporaryStudio } from '../tests/temporary-studio.ts'
import { placeName } from '../traces/place.ts'
import { keepLeftOut, readShapes } from './shapes.ts'

type Studio = Awaited<ReturnType<typeof temporaryStudio>>

/** A studio, and the sections that its schemas allow to be left out. */
async function studioWithSections() {
  const studio = await temporaryStudio()
  const { forms } = await readState(studio.store, [])
  const sections = FILES.flatMap((file) =>
    optionalIn(forms[file]!).map(({ path }) => ({ file, place: placeName(file, path) })),
  )
  return { ...studio, sections }
}

function optionalIn(node: FormNode): Group[] {
  if (node.type !== 'group') return []
  return node.optional && node.present ? [node] : node.children.flatMap(optionalIn)
}

async function shapesOf(store: Studio['store']) {
  return readShapes({ root: process.cwd(), desk: store.desk }, await readState(store, []))
}

/** Leaves sections out or brings them back, all by one change. */
async function change(
  { store }: Studio,
  edits: (now: DeskState, place: string) => Edit[],
  places: string[],
) {
  const now = await readState(store, [])
  const shapes = await shapesOf(store)
  // A section goes with its partner, whichever of the two is asked for.
  const made = places.flatMap((place) => edits({ ...now, shapes }, place))
  const once = new Map(made.map((edit) => [JSON.stringify(edit), edit])).values()
  const outcome = await store.change({ what: 'Changed it', edits: [...once] })
  expect(outcome).toEqual({ done: true })
  return made
}

test('every section that may be left out is brought back as it was', async () => {
  const studio = await studioWithSections()
  const places = studio.sections.map(({ place }) => place)
  expect(places).toEqual(
    expect.arrayContaining([
      'home/recentWork',
      'about/philosophy',
      'booking/terms',
      'contact/serviceArea',
      'studio/serviceArea',
    ]),
  )
  await studio.rewrite('home', (text) => text.replace('Book a Session', 'Book an Hour'))
  const before = (await readState(studio.store, [])).data
  await keepLeftOut(studio.store.desk, await change(studio, leaveOut, places))
  const { forms } = await readState(studio.store, [])
  expect(FILES.flatMap((file) => optionalIn(forms[file]!))).toEqual([])
  await change(studio, bringBack, places)
  expect((await readState(studio.store, [])).data).toEqual(before)
})

test('a section that a studio never had begins as the demo’s, with photographs of the studio, and without its facts', async () => {
  const studio = await studioWithSections()
  const { store, sections, rewrite } = studio
  await change(
    studio,
    leaveOut,
    sections.map(({ place }) => place),
  )
  const facts = ['home/letters', 'booking/letters', 'booking/terms', 'studio/serviceArea']
  const shapes = await shapesOf(store)
  expect(Object.keys(shapes).filter((place) => facts.includes(place))).toEqual([])
  expect(shapes['contact/photographs']).not.toHaveProperty('note')

  // All its scans have names of their own.
  for (const file of FILES) await rewrite(file, (text) => text.replace(/\S+(?=\.jpg)/g, 'own-$&'))
  const ofPages = sections.filter(
    ({ file, place }) => ROUTES.includes(file as never) && !facts.includes(place),
  )
  await change(
    studio,
    bringBack,
    ofPages.map(({ place }) => place),
  )
  expect(JSON.stringify((await readState(store, [])).data)).not.toMatch(/"(?!own-)[^"]*\.jpg"/)
})
