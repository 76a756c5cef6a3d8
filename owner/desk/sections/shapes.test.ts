import { expect, test } from 'vitest'

import { FILES } from '#pipeline/content/files.ts'
import { ROUTES } from '#pipeline/content/pages.ts'

import type { Edit } from '../edits/edit.ts'
import type { FormNode, Group } from '../form/node.ts'
import { bringBack, leaveOut } from '../panel/forms/section-edits.ts'
import { readState, type DeskState } from '../server/state.ts'
import { temporaryStudio } from '../tests/temporary-studio.ts'
import { keepLeftOut, readShapes } from './shapes.ts'

type Studio = Awaited<ReturnType<typeof temporaryStudio>>

const root = process.cwd()

/** The sections that the schemas allow to be left out. */
async function sectionsOf({ store }: Studio) {
  const { forms } = await readState(store, [])
  return FILES.flatMap((file) => optionalIn(forms[file]!).map(({ path }) => ({ file, path })))
}

function optionalIn(node: FormNode): Group[] {
  if (node.type !== 'group') return []
  return node.optional && node.present ? [node] : node.children.flatMap(optionalIn)
}

async function change({ store }: Studio, edits: (now: DeskState) => Edit[]) {
  const now = await readState(store, [])
  const shapes = await readShapes({ root, desk: store.desk }, now)
  const made = edits({ ...now, shapes })
  const outcome = await store.change({ what: 'Changed it', edits: made })
  return { outcome, made }
}

test('every section that may be left out is brought back as it was', async () => {
  const studio = await temporaryStudio()
  const sections = await sectionsOf(studio)
  expect(sections.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining([
      'recentWork',
      'philosophy',
      'banner',
      'letters',
      'terms',
      'delivery',
      'questions',
      'guarantee',
      'serviceArea',
    ]),
  )
  for (const { file, path } of sections) {
    await studio.rewrite(file, (text) => text.replace('Book a Session', 'Book an Hour'))
    const before = await studio.valueOf(file, [])
    const place = [file, ...path].join('/')
    const { outcome, made } = await change(studio, (now) => leaveOut(now, place))
    await keepLeftOut(studio.store.desk, made)
    expect(outcome, place).toEqual({ done: true })
    expect(await studio.valueOf(file, path)).toBeUndefined()
    const back = await change(studio, (now) => bringBack(now, place))
    expect(back.outcome, place).toEqual({ done: true })
    expect(await studio.valueOf(file, [])).toEqual(before)
  }
})

test('a section that a studio never had begins as the demo’s, with photographs of the studio', async () => {
  const studio = await temporaryStudio()
  const { rewrite, valueOf } = studio
  const facts = ['home/letters', 'booking/letters', 'booking/terms']
  const sections = (await sectionsOf(studio)).filter(
    ({ file, path }) =>
      ROUTES.includes(file as never) && !facts.includes([file, ...path].join('/')),
  )
  for (const { file, path } of sections) {
    await change(studio, (now) => leaveOut(now, [file, ...path].join('/')))
  }
  // All its scans have names of their own.
  for (const file of FILES) await rewrite(file, (text) => text.replace(/\S+(?=\.jpg)/g, 'own-$&'))
  for (const { file, path } of sections) {
    const place = [file, ...path].join('/')
    const { outcome } = await change(studio, (now) => bringBack(now, place))
    expect(outcome, place).toEqual({ done: true })
    expect(JSON.stringify(await valueOf(file, path))).not.toMatch(/"(?!own-)[^"]*\.jpg"/)
  }
})

test('what the demo says of its studio is no shape of another', async () => {
  const studio = await temporaryStudio()
  const { store } = studio
  const left = ['studio/scheduling', 'studio/serviceArea', 'home/letters', 'booking/terms']
  for (const place of [...left, 'contact/photographs']) {
    await change(studio, (now) => leaveOut(now, place))
  }
  const shapes = await readShapes({ root, desk: store.desk }, await readState(store, []))
  expect(Object.keys(shapes).toSorted()).toEqual([
    'booking/calendar',
    'contact/photographs',
    'contact/serviceArea',
  ])
  expect(shapes['contact/photographs']).not.toHaveProperty('note')
})
