import { rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { fileLimit } from '#owner/desk/online/file-limit.ts'
import { publish } from '#owner/desk/online/publish.ts'
import { receive } from '#owner/desk/photographs/receive.ts'
import { temporaryRepository } from '#owner/desk/tests/temporary-repository.ts'

const MB = 1024 * 1024
const well = async () => ({ ok: true })
const quiet = () => {}

/** A file of that size, which takes no room on the disk. */
async function sparse(file: string, bytes: number) {
  await writeFile(file, 'II*\0')
  await truncate(file, bytes)
}

// notion-backup#359: GitHub refuses files over 100 MB after they are in a commit
test('a scan that a git host would refuse is refused at the drop, with what to do', async () => {
  const { studio, git } = await temporaryRepository('studio')
  git('config', 'studio.largestFile', '100k')
  const desk = {
    incoming: path.join(studio, '.desk/incoming'),
    uploads: path.join(studio, 'uploads'),
    known: { stocks: [], owners: [] },
    tooLarge: await fileLimit(studio),
  }
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 1500, height: 1000, channels: 3, background: '#888', noise } as const
  const scan = Readable.from([await sharp({ create }).jpeg().toBuffer()])
  expect(await receive(scan, 'porch.jpg', desk)).toEqual({
    refused: expect.stringMatching(
      /^is \d MB, and git hosts such as GitHub take no file over 1 MB\. Export it smaller: a JPEG of 6,000 pixels/,
    ),
  })
})

test.for<[what: string, bytes: number, refused: boolean]>([
  ['of 100 MB', 100 * MB, false],
  ['of a byte more', 100 * MB + 1, true],
  ['of a drum scanner', 270 * MB, true],
])('a scan %s', async ([, bytes, refused]) => {
  const { studio } = await temporaryRepository()
  expect(Boolean(await (await fileLimit(studio))('porch.tif', bytes))).toBe(refused)
})

test('a large scan is in no commit: publishing says it first, and works once it is smaller', async () => {
  const { studio, scan, git } = await temporaryRepository('studio')
  const before = git('rev-parse', 'HEAD')
  await sparse(scan('porch.tif'), 270 * MB)
  expect(await publish('.', studio, quiet, well)).toEqual({
    failure: expect.stringMatching(
      /^porch\.tif is 270 MB, and git hosts such as GitHub take no file over 100 MB/,
    ),
  })
  expect(git('rev-parse', 'HEAD')).toBe(before)

  await sparse(scan('porch.tif'), 9 * MB)
  expect(await publish('.', studio, quiet, well)).toMatchObject({ done: expect.any(String) })
})

test('a large scan in a commit that was not sent is said, with the command that helps', async () => {
  const { studio, scan, git } = await temporaryRepository('studio')
  await writeFile(scan('porch.tif'), Buffer.alloc(3 * MB))
  git('add', '.')
  git('commit', '--quiet', '-m', 'With a large scan')
  await rm(scan('porch.tif'))
  git('config', 'studio.largestFile', '1m')
  const outcome = await publish('.', studio, quiet, well)
  expect(outcome).toEqual({
    failure: expect.stringMatching(
      /^A commit that was not sent yet holds porch\.tif \(3 MB\).*git reset --soft \w+\./,
    ),
  })
  const [, command = ''] =
    /type: git (.*?)\. Your/.exec((outcome as { failure: string }).failure) ?? []
  git(...command.split(' '))
  expect(await publish('.', studio, quiet, well)).toMatchObject({ done: expect.any(String) })
  expect(git('rev-list', '--objects', 'HEAD')).not.toContain('porch.tif')
})

test('a host with a lower limit leaves no commit behind that it refuses each time', async () => {
  const { studio, remote, scan, git, refuse } = await temporaryRepository('studio')
  await refuse(
    "error: File studio/uploads/porch.tif is 60.00 MB; this exceeds GitHub's file size limit of 50.00 MB",
    'error: GH001: Large files detected.',
  )
  await writeFile(scan('porch.tif'), 'large')
  expect(await publish('.', studio, quiet, well)).toEqual({
    failure: expect.stringContaining('porch.tif (60.00 MB) is too large for your host'),
  })
  await rm(scan('porch.tif'))
  await rm(path.join(remote, 'hooks/pre-receive'))
  await writeFile(scan('small.jpg'), 'small')
  expect(await publish('.', studio, quiet, well)).toMatchObject({ done: expect.any(String) })
  expect(git('rev-list', '--objects', 'HEAD')).not.toContain('porch.tif')
})

test('Git LFS, a host that holds larger files, and no git at all have no such limit', async () => {
  const { studio, scan, git } = await temporaryRepository('studio')
  const refusal = async () => (await fileLimit(studio))('porch.tif', 270 * MB)
  expect(await refusal()).toBeTruthy()

  await writeFile(path.join(studio, '.gitattributes'), '*.tif filter=lfs\n')
  expect(await refusal()).toBeUndefined()
  await rm(path.join(studio, '.gitattributes'))

  git('config', 'studio.largestFile', '2m')
  await writeFile(scan('huge.bin'), Buffer.alloc(5 * MB))
  git('add', '.')
  git('commit', '--quiet', '-m', 'A host of our own')
  git('push', '--quiet')
  expect(await (await fileLimit(studio))('porch.tif', 4 * MB)).toBeUndefined()

  git('remote', 'remove', 'origin')
  expect(await refusal()).toBeUndefined()
})
