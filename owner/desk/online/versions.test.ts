import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { openStore } from '../store/store.ts'
import { temporaryRepository } from '../tests/temporary-repository.ts'
import { publish } from './publish.ts'
import { bringBack, listVersions } from './versions.ts'

vi.setConfig({ testTimeout: 60_000 })

const well = async () => ({ ok: true })

/** A studio with two versions online, and changes since. `way` is how it is put online. */
async function studioWithVersions(way: 'push' | 'folder', inside = '') {
  const { studio, git, scan } = await temporaryRepository(inside)
  if (way === 'folder') git('remote', 'remove', 'origin')
  const content = path.join(studio, 'content')
  const uploads = path.join(studio, 'uploads')
  const store = openStore({ root: studio, studio, content, uploads })
  const prices = path.join(content, 'booking.yaml')
  const price = async (from: string, to: string) =>
    writeFile(prices, (await readFile(prices, 'utf8')).replace(from, to))
  const filesIn = async (folder: string) => {
    const names = (await readdir(folder)).toSorted()
    const texts = names.map((name) => readFile(path.join(folder, name), 'utf8'))
    return Object.fromEntries((await Promise.all(texts)).map((text, at) => [names[at]!, text]))
  }
  const files = async () => ({ words: await filesIn(content), scans: await filesIn(uploads) })
  const putOnline = async () => {
    expect(await publish('.', studio, () => {}, well)).toMatchObject({ done: expect.any(String) })
  }

  await writeFile(scan('gone ü (2).jpg'), 'a veil in the wind')
  await writeFile(scan('LICENSE'), 'no scan')
  await putOnline()
  const first = await files()
  await price('$120', '$130')
  await writeFile(scan('porch.jpg'), 'a porch')
  await putOnline()
  return { studio, git, store, scan, price, files, putOnline, first }
}

test.for([
  ['push', ''],
  ['push', 'sites/my studio'],
  ['folder', ''],
] as const)(
  'versions put online by %s are listed with what each changed',
  async ([way, inside]) => {
    const { studio } = await studioWithVersions(way, inside)
    const [latest, first, ...older] = await listVersions(studio)
    expect(latest).toMatchObject({
      isFirst: false,
      differences: [{ file: 'booking', before: '$120', after: '$130' }],
      scans: { added: ['porch.jpg'], removed: [], changed: [], renamed: [] },
    })
    expect(Date.parse(latest!.date)).toBeGreaterThanOrEqual(Date.parse(first!.date))
    expect(first!.scans.added).toEqual(way === 'push' ? ['gone ü (2).jpg'] : [])
    // The repository was begun before it.
    expect(older).toHaveLength(way === 'push' ? 1 : 0)
    expect([first, ...older].at(-1)).toMatchObject({ isFirst: true })
  },
)

test.for([
  ['push', ''],
  ['push', 'sites/my studio'],
  ['folder', ''],
] as const)(
  'a version put online by %s comes back as one change, which undo takes back, and goes online anew',
  async ([way, inside]) => {
    const { studio, store, scan, price, files, putOnline, first } = await studioWithVersions(
      way,
      inside,
    )
    // Taken off, as the desk does it.
    const taken = { from: 'uploads/gone ü (2).jpg', to: '.desk/taken-off/1-gone ü (2).jpg' }
    await store.restore({ what: 'Took it off', texts: new Map(), moves: [taken] })
    await writeFile(scan('new.jpg'), 'not online yet')
    await price('$130', '$999')
    const now = await files()

    const before = (await listVersions(studio))[1]!
    expect(await bringBack(store, before.id)).toEqual({ done: true })
    const { undo } = await store.history()
    expect(undo).toMatch(/^Brought back the version of \w+ \d+, \d{4} at \d+:\d\d.[AP]M$/)
    expect(await files()).toEqual(first)
    expect(await store.undo()).toMatchObject({ done: true })
    expect(await files()).toEqual(now)
    expect(await store.redo()).toMatchObject({ done: true })
    expect(await files()).toEqual(first)

    await putOnline()
    expect((await listVersions(studio))[0]).toMatchObject({
      differences: [{ file: 'booking', before: '$130', after: '$120' }],
      scans: { added: [], removed: ['porch.jpg'] },
    })
  },
)

test('a scan that was another picture under the same name comes back, and nothing is lost', async () => {
  const { studio, store, scan, files, first } = await studioWithVersions('push')
  await writeFile(scan('veil.jpg'), 'another picture')
  const now = await files()
  expect(await bringBack(store, (await listVersions(studio))[1]!.id)).toEqual({ done: true })
  expect(await files()).toEqual(first)
  await store.undo()
  expect(await files()).toEqual(now)
})

test('a version whose scans are nowhere any more is not brought back in part', async () => {
  const { studio, store, scan, files } = await studioWithVersions('folder')
  await rm(scan('gone ü (2).jpg'))
  const now = await files()
  expect(await bringBack(store, (await listVersions(studio))[1]!.id)).toEqual({
    failure: expect.stringContaining('not on this computer any more: gone ü (2).jpg. Put them'),
  })
  expect(await files()).toEqual(now)
  expect(await store.history()).toEqual({})
})

test('a version that the site cannot be made of any more says why', async () => {
  const { studio, store, price, putOnline, files } = await studioWithVersions('push')
  await price('$130', '$1,30')
  await putOnline()
  await price('$1,30', '$140')
  const now = await files()
  expect(await bringBack(store, (await listVersions(studio))[0]!.id)).toEqual({
    failure: expect.stringMatching(
      /nothing was changed\. .*booking\.yaml: "\$1,30" is not a price/,
    ),
  })
  expect(await files()).toEqual(now)
})

test('only a version that was online is brought back', async () => {
  const { git, store, price, studio } = await studioWithVersions('push')
  await price('$130', '$999')
  git('commit', '--quiet', '-am', 'Not online')
  const commit = git('rev-parse', 'HEAD').trim()
  for (const id of [commit, '--output=x', '']) {
    expect(await bringBack(store, id)).toMatchObject({ failure: expect.any(String) })
  }
  expect(await listVersions(studio)).toHaveLength(3)
})
