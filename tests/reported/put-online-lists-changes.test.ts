import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { changesSince } from '#owner/desk/online/changes.ts'
import { publish } from '#owner/desk/online/publish.ts'
import { temporaryRepository } from '#owner/desk/tests/temporary-repository.ts'

const NOTHING = { added: [], removed: [], changed: [], renamed: [] }
const well = async () => ({ ok: true })

const quiet = () => {}

/** Scans as owners name them: git quotes what is not ASCII, and splits at spaces. */
const NAMES = ['kept.jpg', 'gone.jpg', 'Müller & Søn 🌿 (2).JPG', 'retouched.tif', 'old "name".png']

/** Changes the scans in every way there is. */
async function changeAll(scan: (name: string) => string) {
  await rm(scan('gone.jpg'))
  await writeFile(scan('retouched.tif'), 'another picture')
  await rename(scan('old "name".png'), scan('new name ü.png'))
  await writeFile(scan('fresh scan ö.jpg'), 'a new one')
  await writeFile(scan('.DS_Store'), 'not a scan')
  await writeFile(scan('Thumbs.db'), 'not a scan')
}

const ALL = {
  added: ['fresh scan ö.jpg'],
  removed: ['gone.jpg'],
  changed: ['retouched.tif'],
  renamed: [{ from: 'old "name".png', to: 'new name ü.png' }],
}

test.for(['', 'studio', 'sites/my studio ü'])(
  'Put online lists only what has changed, with the studio in %j of its repository',
  async (inside) => {
    const { studio, scan } = await temporaryRepository(inside)
    for (const name of NAMES) await writeFile(scan(name), `the picture ${name}`)
    await publish('.', studio, quiet, well)
    expect(await changesSince(studio)).toMatchObject({ differences: [], scans: NOTHING })

    await changeAll(scan)
    expect((await changesSince(studio)).scans).toEqual(ALL)
    await publish('.', studio, quiet, well)
    expect(await changesSince(studio)).toMatchObject({ differences: [], scans: NOTHING })
  },
)

test('the same for a studio without a repository', async () => {
  const { studio, scan, git } = await temporaryRepository()
  git('remote', 'remove', 'origin')
  for (const name of NAMES) await writeFile(scan(name), `the picture ${name}`)
  expect(await changesSince(studio)).toMatchObject({ way: 'folder', isFirst: true })
  await publish('.', studio, quiet, well)
  expect(await changesSince(studio)).toMatchObject({ differences: [], scans: NOTHING })

  await changeAll(scan)
  expect((await changesSince(studio)).scans).toEqual(ALL)
})

test('a list that an earlier desk has left is read', async () => {
  vi.stubEnv('GIT_CEILING_DIRECTORIES', '/')
  const { studio, scan, git } = await temporaryRepository()
  git('remote', 'remove', 'origin')
  await publish('.', studio, quiet, well)
  await writeFile(
    path.join(studio, '.desk/online/scans.json'),
    '["veil.jpg", "gone.jpg", "LICENSE"]',
  )
  await writeFile(scan('new.jpg'), 'a new one')
  expect((await changesSince(studio)).scans).toEqual({
    ...NOTHING,
    added: ['new.jpg'],
    removed: ['gone.jpg'],
  })
})
