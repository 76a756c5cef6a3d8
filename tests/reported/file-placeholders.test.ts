import { symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { expect, test } from 'vitest'

import { receive } from '#owner/desk/photographs/receive.ts'
import { openThumbnails } from '#owner/desk/photographs/thumbnail.ts'
import { unreadable } from '../../pipeline/model/unreadable.ts'
import { temporaryUploads } from '../../pipeline/tests/temporary-uploads.ts'

const ANNEXED = '.git/annex/objects/Xk/2z/SHA256E-s3--ab.jpg/SHA256E-s3--ab.jpg'

test.for<[what: string, bytes: string | Buffer, sentence: string]>([
  ['nothing', '', 'is empty (0 bytes)'],
  ['zeros', Buffer.alloc(90_000), 'is full of zeros where a photograph begins'],
  [
    'a Git LFS pointer',
    'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n',
    'is a pointer of Git LFS, which only says where the scan is. Fetch the scans: git lfs pull.',
  ],
  ['a git-annex pointer', '/annex/objects/SHA256E-s3--ab.jpg\n', 'is a pointer of git-annex'],
  ['a link on a disk without links', '../scans/veil.jpg', 'is a shortcut'],
  [
    'a Windows shortcut',
    Buffer.from('L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0', 'latin1'),
    'is a shortcut',
  ],
  ['a Mac alias', 'book\0\0\0\0mark\0\0\0\0', 'is a shortcut'],
  ['an internet shortcut', '[InternetShortcut]\r\nURL=https://a.example/', 'is a shortcut'],
  [
    'a webloc',
    '<?xml version="1.0"?><plist version="1.0"><dict><key>URL</key></dict></plist>',
    'is a shortcut',
  ],
  ['an iCloud placeholder', 'bplist00\xd3\x01NSURLNameKey', 'is the sign of iCloud'],
  ['AppleDouble', Buffer.from('\0\x05\x16\x07\0\x02\0\0Mac OS X', 'latin1'), '(AppleDouble)'],
  ['a web page', '\ufeff\n<!-- saved -->\n<!DOCTYPE html><svg></svg>', 'is a web page'],
  ['an older web page', '<HTML><HEAD>', 'is a web page'],
  ['JSON', '{"error": "not found"}', 'is text, not a photograph'],
  ['XML', '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>', 'is text'],
  ['words', '403 Forbidden', 'is text, not a photograph'],
  ['an archive', 'PK\x03\x04\x14\0', 'is an archive or a document'],
  ['a PDF', '%PDF-1.7\n', 'is a PDF.'],
  ['a video', '\0\0\0\x20ftypisom\0\0\x02\0', 'is a video.'],
])(
  '%s named .jpg is refused by what it is, in the build and at the desk',
  async ([, bytes, sentence]) => {
    const { uploads, cache, read } = await temporaryUploads()
    await writeFile(path.join(uploads, 'veil.jpg'), bytes)
    await expect(read('veil.jpg')).rejects.toThrow(sentence)

    const thumbnail = openThumbnails(cache)
    const desk = { incoming: path.join(cache, 'incoming'), uploads, stocks: [], thumbnail }
    const body = Readable.from([Buffer.from(bytes as string)])
    expect(await receive(body, 'veil.jpg', desk)).toEqual({
      refused: expect.stringContaining(sentence),
    })
  },
)

// MobiusSync#207
test.for<[beside: string, sentence: string]>([
  ['.veil.jpg.icloud', 'the sign of iCloud for a file that is not on this computer. Download it'],
  ['veil.jpg.nextcloud', 'the sign of a cloud service for a file that is not on this computer.'],
  ['veil.jpg.gdoc', 'the sign of a cloud service'],
  ['veil.jpg.crdownload', 'a download or copy that is not finished. Wait for its end'],
  ['Veil.JPG.part', 'a download or copy that is not finished.'],
  ['veil.jpg.download', 'a download or copy that is not finished.'],
  ['.syncthing.veil.jpg.tmp', 'a download or copy that is not finished.'],
  ['.veil.jpg.Xy12Zz', 'a download or copy that is not finished.'],
  ['veil.jpg - Shortcut.lnk', 'a shortcut, which only says where a file is.'],
  ['veil.url', 'a shortcut, which only says where a file is.'],
  ['._veil.jpg', 'what a Mac keeps about a file, without the file (AppleDouble).'],
])('%s in the place of a scan is named', async ([beside, sentence]) => {
  const { put, read } = await temporaryUploads()
  await put(beside, '#a00')
  await expect(read('veil.jpg')).rejects.toThrow(
    `uploads/veil.jpg is not there, but ${beside} is: ${sentence}`,
  )
})

test('a photograph is printed whatever its name is like', async () => {
  const { put, read } = await temporaryUploads()
  await put('veil.jpg.part', '#a00')
  expect((await read('veil.jpg.part')).width).toBe(60)
})

test('links are refused by where they lead', async () => {
  const { uploads, read } = await temporaryUploads()
  await symlink(`../${ANNEXED}`, path.join(uploads, 'annexed.jpg'))
  await symlink('gone/veil.jpg', path.join(uploads, 'dangling.jpg'))
  await symlink('endless.jpg', path.join(uploads, 'endless.jpg'))
  await expect(read('annexed.jpg')).rejects.toThrow(
    'Fetch it: git annex get, then git annex unlock.',
  )
  await expect(read('dangling.jpg')).rejects.toThrow(
    'is a link to gone/veil.jpg, which is not there.',
  )
  await expect(read('endless.jpg')).rejects.toThrow('is a link that leads back to itself.')
})

test('a scan that a cloud service does not deliver is said to be with it', () => {
  for (const code of ['EDEADLK', 'ETIMEDOUT', 'EIO', 'UNKNOWN']) {
    expect(unreadable({ code })).toContain('let it keep the scan on this computer')
  }
})
