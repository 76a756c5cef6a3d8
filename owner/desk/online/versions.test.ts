import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryRepository, type Repository } from '../tests/temporary-repository.ts'
import { publish } from './publish.ts'
import { bringBack, listVersions } from './versions.ts'

type Way = 'push' | 'folder'

/** A studio with two versions online, whose price was $120, then $130. */
async function studioWithVersions(way: Way) {
  const repository = await temporaryRepository(INSIDE[way], PREPARED[way])
  const { content, uploads } = repository.folders
  const files = async () => [await textsIn(content), await textsIn(uploads)] as const
  /** What was in the files of the first version. */
  const first = await files()
  first[0]['booking.yaml'] = first[0]['booking.yaml']!.replace('$130', '$120')
  delete first[1]['porch.jpg']
  return {
    ...repository,
    changePrice: (price: string) => setPrice(repository, price),
    send: () => putOnline(repository),
    files,
    first,
  }
}

/** Where in its repository the studio is. */
const INSIDE = { push: 'sites/my studio', folder: '' }

const PREPARED = {
  push: putTwoVersionsOnline,
  async folder(repository: Repository) {
    repository.git('remote', 'remove', 'origin')
    await putTwoVersionsOnline(repository)
  },
}

async function putTwoVersionsOnline(repository: Repository) {
  await repository.putScan('gone ü (2).jpg')
  await repository.putScan('LICENSE')
  await putOnline(repository)
  await setPrice(repository, '$130')
  await repository.putScan('porch.jpg')
  await putOnline(repository)
}

async function putOnline({ studio }: Repository) {
  const well = async () => ({ ok: true })
  expect(await publish('.', studio, () => {}, well)).toMatchObject({ done: expect.any(String) })
}

async function setPrice({ rewrite }: Repository, price: string) {
  await rewrite('booking', (text) => text.replace(/(?<=BASIC Package\n +price: ).*/, () => price))
}

async function textsIn(folder: string) {
  const names = (await readdir(folder)).toSorted()
  const texts = names.map((name) => readFile(path.join(folder, name), 'utf8'))
  return Object.fromEntries((await Promise.all(texts)).map((text, at) => [names[at]!, text]))
}

test.for<Way>(['push', 'folder'])(
  'a version put online by %s is listed, comes back as one change, which undo takes back, and goes online anew',
  async (way) => {
    const versions = await studioWithVersions(way)
    const { studio, store, putScan, files, first } = versions
    const [latest, before, ...older] = await listVersions(studio)
    expect(latest).toMatchObject({
      isFirst: false,
      differences: [{ file: 'booking', before: '$120', after: '$130' }],
      scans: { added: ['porch.jpg'], removed: [], changed: [], renamed: [] },
    })
    expect(before!.scans.added).toEqual(way === 'push' ? ['gone ü (2).jpg'] : [])
    // The repository was begun before it.
    expect(older).toHaveLength(way === 'push' ? 1 : 0)
    expect([before, ...older].at(-1)).toMatchObject({ isFirst: true })

    // Taken off, as the desk does it.
    const taken = { from: 'uploads/gone ü (2).jpg', to: '.desk/taken-off/1-gone ü (2).jpg' }
    await store.restore({ what: 'Took it off', texts: new Map(), moves: [taken] })
    await putScan('new.jpg')
    // Without git, the picture before it is nowhere.
    if (way === 'push') await putScan('veil.jpg', 'another picture under the same name')
    await versions.changePrice('$999')
    const now = await files()
    expect(await bringBack(store, before!.id)).toEqual({ done: true })
    const { undo } = await store.history()
    expect(undo).toMatch(/^Brought back the version of \w+ \d+, \d{4} at \d+:\d\d.[AP]M$/)
    expect(await files()).toEqual(first)
    expect(await store.undo()).toMatchObject({ done: true })
    expect(await files()).toEqual(now)
    expect(await store.redo()).toMatchObject({ done: true })
    expect(await files()).toEqual(first)

    await versions.send()
    expect((await listVersions(studio))[0]).toMatchObject({
      differences: [{ file: 'booking', before: '$130', after: '$120' }],
      scans: { added: [], removed: ['porch.jpg'] },
    })
  },
)

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
  const { studio, store, changePrice, send, files } = await studioWithVersions('push')
  await changePrice('$1,30')
  await send()
  await changePrice('$140')
  const now = await files()
  expect(await bringBack(store, (await listVersions(studio))[0]!.id)).toEqual({
    failure: expect.stringMatching(
      /nothing was changed\. .*booking\.yaml: "\$1,30" is not a price/,
    ),
  })
  expect(await files()).toEqual(now)
})

test('only a version that was online is brought back', async () => {
  const { git, store, studio, files } = await studioWithVersions('push')
  await writeFile(path.join(studio, 'content/home.yaml'), 'title: Not online\n')
  git('commit', '--quiet', '-am', 'Not online')
  const now = await files()
  for (const id of [git('rev-parse', 'HEAD').trim(), '--output=x', ''])
    expect(await bringBack(store, id)).toMatchObject({ failure: expect.any(String) })
  expect(await files()).toEqual(now)
  expect(await listVersions(studio)).toHaveLength(3)
})
