import { execFileSync } from 'node:child_process'
import { cp, mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { expect, test } from 'vitest'

import { receive } from '#owner/desk/photographs/receive.ts'
import { openThumbnails } from '#owner/desk/photographs/thumbnail.ts'
import { tray } from '#owner/desk/photographs/tray.ts'
import { temporaryFolder } from '../../packages/hosts/tests/temporary-folder.ts'
import { advise } from '../../pipeline/advice/advise.ts'
import { listFiles } from '../../pipeline/originals/list-files.ts'
import { jpeg } from '../../pipeline/tests/test-scan.ts'

const DEMO_SCAN = 'rocking-chair-gold-200.jpg'

/** A studio whose folder of scans holds whatever a folder can hold, and one scan: spare.jpg. */
async function oddStudio() {
  const root = await temporaryFolder()
  const studio = path.join(root, 'studio')
  const uploads = path.join(studio, 'uploads')
  await cp('demo/content', path.join(studio, 'content'), { recursive: true })
  await mkdir(path.join(uploads, 'folder.jpg'), { recursive: true })
  await mkdir(path.join(root, 'demo/uploads'), { recursive: true })
  await cp('demo/content', path.join(root, 'demo/content'), { recursive: true })
  await writeFile(path.join(root, 'demo/uploads', DEMO_SCAN), await jpeg([90, 90, 90]))

  await writeFile(path.join(uploads, 'spare.jpg'), await jpeg([1, 2, 3]))
  execFileSync('mkfifo', [path.join(uploads, 'pipe.jpg')])
  await symlink('/dev/zero', path.join(uploads, 'device.jpg'))
  await symlink('nothing.jpg', path.join(uploads, 'dangling.jpg'))
  await symlink('endless.jpg', path.join(uploads, 'endless.jpg'))
  // More than can be read at once, under the name of one of the demo's scans.
  const huge = path.join(uploads, DEMO_SCAN)
  await writeFile(huge, await jpeg([4, 5, 6]))
  await truncate(huge, 5e9)
  return { root, studio, uploads }
}

test.skipIf(process.platform === 'win32')(
  'a pipe, a device, a broken link or a huge file beside the scans keeps nobody waiting',
  async () => {
    const { root, studio, uploads } = await oddStudio()
    const advice = await advise({ root, studio, today: new Date('2024-05-01') })
    const unshown = advice.find(({ message }) => message.includes('shown nowhere'))
    expect(unshown?.scans).toEqual(['spare.jpg'])

    const waiting = tray(await listFiles(uploads), undefined, {}).map(({ file }) => file)
    expect(waiting.toSorted()).toEqual([DEMO_SCAN, 'spare.jpg'])

    const thumbnail = openThumbnails(path.join(root, '.cache'))
    await expect(thumbnail(path.join(uploads, 'pipe.jpg'))).rejects.toThrow('not a file')
    const desk = {
      incoming: path.join(root, 'incoming'),
      uploads,
      known: { stocks: [], owners: [] },
    }
    const body = Readable.from([await jpeg([200, 100, 0])])
    expect(await receive(body, 'new.jpg', desk)).toMatchObject({ file: 'new.jpg' })
  },
)
