import { rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { receive } from '../photographs/receive.ts'
import { temporaryRepository } from '../tests/temporary-repository.ts'
import { fileLimit } from './file-limit.ts'
import { publish } from './publish.ts'

const MB = 1024 * 1024
const TAKEN = { done: expect.any(String) }
const publishOf = (studio: string) =>
  publish(
    '.',
    studio,
    () => {},
    async () => ({ ok: true }),
  )

// GitHub refuses files over 100 MB after they are in a commit.
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
  const create = { width: 900, height: 600, channels: 3, background: '#888', noise } as const
  const scan = Readable.from([await sharp({ create }).jpeg({ quality: 98 }).toBuffer()])
  expect(await receive(scan, 'porch.jpg', desk)).toEqual({
    refused: expect.stringMatching(
      /^is \d MB, and git hosts such as GitHub take no file over 1 MB\. Export it smaller: a JPEG of 6,000 pixels/,
    ),
  })
})

test('a large scan is in no commit: publishing says it first, and works once it is smaller', async () => {
  const { studio, scan, git } = await temporaryRepository('studio')
  const before = git('rev-parse', 'HEAD')
  // It takes no room on the disk.
  await writeFile(scan('porch.tif'), 'II*\0')
  await truncate(scan('porch.tif'), 100 * MB + 1)
  expect(await publishOf(studio)).toEqual({
    failure: expect.stringMatching(/^porch\.tif is 101 MB, and git hosts such as GitHub take no/),
  })
  expect(git('rev-parse', 'HEAD')).toBe(before)

  await truncate(scan('porch.tif'), 9 * MB)
  expect(await publishOf(studio)).toMatchObject(TAKEN)
})

test('a large scan in a commit that was not sent is said, with the command that helps', async () => {
  const { studio, scan, git } = await temporaryRepository('studio')
  await writeFile(scan('porch.tif'), Buffer.alloc(3 * MB))
  git('add', '.')
  git('commit', '--quiet', '-m', 'With a large scan')
  await rm(scan('porch.tif'))
  git('config', 'studio.largestFile', '1m')
  const { failure = '' } = (await publishOf(studio)) as { failure?: string }
  const [, command = ''] =
    /^A commit that was not sent yet holds porch\.tif \(3 MB\).* type: git (reset --soft \w+)\./.exec(
      failure,
    ) ?? []
  git(...command.split(' '))
  expect(await publishOf(studio)).toMatchObject(TAKEN)
  expect(git('rev-list', '--objects', 'HEAD')).not.toContain('porch.tif')
})

test('a host with a lower limit leaves no commit behind that it refuses each time', async () => {
  const { studio, remote, scan, git, refuse } = await temporaryRepository('studio')
  await refuse(
    "error: File studio/uploads/porch.tif is 60.00 MB; this exceeds GitHub's file size limit of 50.00 MB",
    'error: GH001: Large files detected.',
  )
  await writeFile(scan('porch.tif'), 'large')
  expect(await publishOf(studio)).toEqual({
    failure: expect.stringContaining('porch.tif (60.00 MB) is too large for your host'),
  })
  await rm(scan('porch.tif'))
  await rm(path.join(remote, 'hooks/pre-receive'))
  await writeFile(scan('small.jpg'), 'small')
  expect(await publishOf(studio)).toMatchObject(TAKEN)
  expect(git('rev-list', '--objects', 'HEAD')).not.toContain('porch.tif')
})

test('Git LFS, a host that holds larger files, and no git at all have no such limit', async () => {
  const { studio, scan, git } = await temporaryRepository('studio')
  const refusal = async (bytes: number) => (await fileLimit(studio))('porch.tif', bytes)
  expect(await refusal(100 * MB)).toBeUndefined()
  expect(await refusal(100 * MB + 1)).toBeTruthy()

  await writeFile(path.join(studio, '.gitattributes'), '*.tif filter=lfs\n')
  expect(await refusal(270 * MB)).toBeUndefined()
  await rm(path.join(studio, '.gitattributes'))

  git('config', 'studio.largestFile', '2m')
  await writeFile(scan('huge.bin'), Buffer.alloc(5 * MB))
  git('add', '.')
  git('commit', '--quiet', '-m', 'A host of our own')
  git('push', '--quiet')
  expect(await refusal(4 * MB)).toBeUndefined()

  git('remote', 'remove', 'origin')
  expect(await refusal(270 * MB)).toBeUndefined()
})
