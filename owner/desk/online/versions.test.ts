import { constants, existsSync } from 'node:fs'
import { copyFile, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { sha256 } from '#pipeline/model/sha256.ts'

import { everythingIn, temporaryRepository, type Repository } from '../tests/temporary-studio.ts'
import { bringBack, changesSince, listVersions } from './versions.ts'

type Way = 'push' | 'folder'

const NOTHING = { pages: [], added: [], removed: [], changed: [], renamed: [] }

/** A studio with two versions online, whose price was $120, then $130. */
async function studioWithVersions(way: Way) {
  const repository = await temporaryRepository(way === 'push' ? 'sites/my studio ü' : '')
  if (way === 'folder') repository.git('remote', 'remove', 'origin')
  // As owners name them: git quotes what is not ASCII, and splits at spaces.
  for (const name of ['Müller & Søn 🌿 (2).JPG', 'retouched.tif', 'old "name".png'])
    await repository.putScan(name)
  await repository.putOnline()
  const first = await filesOf(repository)
  await setPrice(repository, '$130')
  await repository.putScan('porch.jpg')
  await repository.putOnline()
  return { ...repository, first }
}

/** Where the picture of a scan is kept. */
function keptScan({ studio }: Repository, name: string) {
  return path.join(studio, '.desk/online/files', sha256(`the picture ${name}`))
}

/** Whether two files share what is in them. Of clones, which some disks make, nobody can tell. */
async function areShared(one: string, other: string) {
  const [{ ino }, { ino: otherIno }] = [await stat(one), await stat(other)]
  const { COPYFILE_FICLONE_FORCE } = constants
  const cloned = () => copyFile(one, `${one}~`, COPYFILE_FICLONE_FORCE).then(() => true)
  return ino === otherIno || cloned().catch(() => false)
}

async function setPrice({ rewrite }: Repository, price: string) {
  await rewrite('booking', (text) => text.replace(/(?<=BASIC Package\n +price: ).*/, () => price))
}

/** What is in the files of a studio that an owner has described, by their paths. */
function filesOf({ studio }: Repository) {
  return everythingIn(studio, /^(?!content|uploads)|waiting/)
}

test.for<Way>(['push', 'folder'])(
  'a version put online by %s is listed, comes back as one change, which undo takes back, and goes online anew',
  async (way) => {
    const repository = await studioWithVersions(way)
    const { studio, store, scan, putScan, first } = repository
    const [latest, before, ...older] = await listVersions(studio)
    expect(latest!.differences).toEqual({
      ...NOTHING,
      pages: ['photographs', 'booking'],
      added: ['porch.jpg'],
    })
    expect([before!.differences, older]).toEqual([undefined, []])
    expect((await changesSince('.', studio)).differences).toEqual(NOTHING)

    await rm(scan('Müller & Søn 🌿 (2).JPG'))
    await putScan('new.jpg')
    await rm(scan('retouched.tif'))
    await writeFile(scan('retouched.tif'), 'another picture')
    await rename(scan('old "name".png'), scan('new name ü.png'))
    await repository.rewrite('photographs', (text) =>
      text.replace('old \\"name\\".png', 'new name ü.png'),
    )
    await writeFile(scan('waiting.jpg'), 'not described yet')
    await setPrice(repository, '$999')
    await repository.save('Changed the email', { studio: (data) => (data.email = 'june at') })
    expect(await changesSince('.', studio)).toMatchObject({
      way,
      differences: {
        pages: ['photographs', 'booking'],
        added: ['new.jpg'],
        removed: ['Müller & Søn 🌿 (2).JPG'],
        changed: ['retouched.tif'],
        renamed: [{ from: 'old "name".png', to: 'new name ü.png' }],
      },
    })

    const now = await filesOf(repository)
    expect(await bringBack(store, before!.id)).toMatchObject({ done: true })
    const { undo } = await store.history()
    expect(undo).toMatch(/^Brought back the version of \w+ \d+, \d{4} at \d+:\d\d.[AP]M$/)
    expect(await filesOf(repository)).toEqual(first)
    expect(existsSync(scan('waiting.jpg'))).toBe(true)
    expect((await store.read()).mistakes).toEqual([])
    expect(await store.undo()).toMatchObject({ done: true })
    expect(await filesOf(repository)).toEqual(now)
    expect((await store.read()).mistakes).toHaveLength(1)
    // A desk that opens deletes what nothing needs.
    await store.prepare()
    expect(await store.redo()).toMatchObject({ done: true })
    expect(await filesOf(repository)).toEqual(first)

    await repository.putOnline()
    expect((await listVersions(studio))[0]!.differences).toMatchObject({ removed: ['porch.jpg'] })
  },
)

test('a scan that a program has written into since is not brought back as another picture', async () => {
  const repository = await studioWithVersions('folder')
  const { studio, store, scan, putScan } = repository
  const version = (await listVersions(studio))[1]!
  const kept = keptScan(repository, 'retouched.tif')
  expect(await areShared(scan('retouched.tif'), kept)).toBe(true)

  // In place, so that what is linked changes with it.
  for (const file of [scan('retouched.tif'), kept]) await writeFile(file, 'written over')
  const now = await filesOf(repository)
  expect(await bringBack(store, version.id)).toEqual({
    failure: expect.stringContaining('not on this computer any more as it was: retouched.tif. Put'),
  })
  expect(await filesOf(repository)).toEqual(now)
  expect(await store.history()).toEqual({})

  // Once it is there again, as a file of its own, it is kept again.
  await rm(scan('retouched.tif'))
  await putScan('retouched.tif')
  expect(await bringBack(store, version.id)).toMatchObject({ done: true })
  await repository.putOnline()
  expect(await readFile(kept, 'utf8')).toBe('the picture retouched.tif')
})

test('the last twelve versions are kept, with what is in them and nothing more', async () => {
  const repository = await studioWithVersions('folder')
  const { studio, scan } = repository
  const kept = keptScan(repository, 'porch.jpg')
  await rm(scan('porch.jpg'))
  for (let price = 201; price <= 212; price++) {
    expect(existsSync(kept)).toBe(true)
    await setPrice(repository, `$${price}`)
    await repository.putOnline()
  }
  const versions = await listVersions(studio)
  expect(versions).toHaveLength(12)
  expect(existsSync(kept)).toBe(false)
})

test('a version that the site cannot be made of any more says why', async () => {
  const repository = await studioWithVersions('push')
  const { studio, store } = repository
  await setPrice(repository, '$1,30')
  await repository.putOnline()
  await setPrice(repository, '$140')
  const now = await filesOf(repository)
  const [latest] = await listVersions(studio)
  expect(await bringBack(store, latest!.id)).toEqual({
    failure: expect.stringMatching(
      /nothing was changed\. .*booking\.yaml: "\$1,30" is not a price/,
    ),
  })
  expect(await filesOf(repository)).toEqual(now)
  expect(await bringBack(store, '../versions')).toMatchObject({ failure: expect.any(String) })
})
