import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryRepository } from '../tests/temporary-repository.ts'
import { changesSince } from './changes.ts'
import { compare } from './compare.ts'
import { publish } from './publish.ts'

const NOTHING = { added: [], removed: [], changed: [], renamed: [] }
const well = async () => ({ ok: true })
const quiet = () => {}

test.for([
  ['push', 'sites/my studio ü'],
  ['folder', ''],
] as const)(
  'of scans, only those that have changed since the site was put online are listed (%s)',
  async ([way, inside]) => {
    const { studio, scan, git, putScan } = await temporaryRepository(inside)
    if (way === 'folder') git('remote', 'remove', 'origin')
    // As owners name them: git quotes what is not ASCII, and splits at spaces.
    for (const name of ['gone.jpg', 'Müller & Søn 🌿 (2).JPG', 'retouched.tif', 'old "name".png'])
      await putScan(name)
    expect(await changesSince(studio)).toMatchObject({ way, isFirst: way === 'folder' })
    await publish('.', studio, quiet, well)
    expect(await changesSince(studio)).toMatchObject({ differences: [], scans: NOTHING })

    await rm(scan('gone.jpg'))
    await putScan('retouched.tif', 'another picture')
    await rename(scan('old "name".png'), scan('new name ü.png'))
    for (const name of ['fresh scan ö.jpg', '.DS_Store', 'Thumbs.db']) await putScan(name)
    expect((await changesSince(studio)).scans).toEqual({
      added: ['fresh scan ö.jpg'],
      removed: ['gone.jpg'],
      changed: ['retouched.tif'],
      renamed: [{ from: 'old "name".png', to: 'new name ü.png' }],
    })
    await publish('.', studio, quiet, well)
    expect(await changesSince(studio)).toMatchObject({ differences: [], scans: NOTHING })
  },
)

test('a list that an earlier desk has left is read', async () => {
  const { studio, git, putScan } = await temporaryRepository()
  git('remote', 'remove', 'origin')
  await publish('.', studio, quiet, well)
  const list = path.join(studio, '.desk/online/scans.json')
  await writeFile(list, '["veil.jpg", "gone.jpg", "LICENSE"]')
  await putScan('new.jpg')
  const { scans } = await changesSince(studio)
  expect(scans).toEqual({ ...NOTHING, added: ['new.jpg'], removed: ['gone.jpg'] })
})

const slides = (...names: string[]) => ({
  slides: names.map((image) => ({ image, caption: image })),
})

test.for<[what: string, before: object, now: object, differences: object[]]>([
  [
    'an item that was moved is said to be moved, not changed',
    slides('a', 'b', 'c'),
    slides('c', 'a', 'b'),
    [{ path: ['slides'], kind: 'moved' }],
  ],
  [
    'added and removed items are named, and changes inside the others',
    slides('a', 'b'),
    { slides: [{ image: 'b', caption: 'new' }, ...slides('d').slides] },
    [
      { path: ['slides', 0], kind: 'removed', before: { image: 'a', caption: 'a' } },
      { path: ['slides', 0, 'caption'], kind: 'changed', before: 'b', after: 'new' },
      { path: ['slides', 1], kind: 'added', after: { image: 'd', caption: 'd' } },
    ],
  ],
  [
    'towns are known by their names',
    { Oslo: '1, 2', Bergen: '3, 4' },
    { Bergen: '3, 4', Oslo: '1, 2' },
    [{ path: [], kind: 'moved' }],
  ],
])('%s', ([, before, now, differences]) => {
  expect(compare('home', before, now)).toEqual(differences.map((one) => ({ file: 'home', ...one })))
})
