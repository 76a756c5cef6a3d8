import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { expect, test } from 'vitest'

import { receive } from '#owner/desk/photographs/receive.ts'
import { temporaryFolder } from '../../packages/hosts/tests/temporary-folder.ts'
import { jpeg } from '../../pipeline/tests/test-scan.ts'
import { temporarySite } from '../../pipeline/tests/temporary-site.ts'

const DEMO_SCAN = 'rocking-chair-gold-200.jpg'

/** What the build says where a scan has one name on disk and another in the content. */
async function reportWith(onDisk: string, written = onDisk, besides: string[] = []) {
  const { uploads, rewrite, report, read } = await temporarySite()
  await rename(path.join(uploads, DEMO_SCAN), path.join(uploads, onDisk))
  for (const name of besides) {
    await writeFile(path.join(uploads, name), await readFile(path.join(uploads, onDisk)))
  }
  for (const file of ['photographs.yaml', 'portfolio.yaml']) {
    await rewrite(file, (text) => text.replaceAll(DEMO_SCAN, written))
  }
  const said = await report()
  if (said !== 'No mistakes.') return said
  const { photographs } = await read()
  return photographs
    .in('portfolio')
    .map(({ photo }) => photo.full.address)
    .join('\n')
}

// pandoras_gate#15, meteor-uploads#55
test.for(['воздушные-шары.jpg', 'חופה.jpg', '婚礼 1.jpg', 'แต่งงาน.jpg', '🎈.jpg'])(
  'a scan called %s is published under an address in a–z and digits',
  async (name) => {
    const addresses = await reportWith(name)
    expect(addresses).toMatch(/^\/uploads\/(1-)?[0-9a-f]{8}-\{width\}-[0-9a-f]{8}\.\{format\}$/m)
    expect(addresses).toMatch(/^[\x20-\x7e\n]+$/)
  },
)

test.for<[onDisk: string, written: string]>([
  ['veil.jpg ', '"veil.jpg "'],
  [' veil.jpg', 'veil.jpg'],
  ['Shot at 3.00\u202fPM.jpg', 'Shot at 3.00 PM.jpg'],
  ['a\u00a0veil.jpg', 'a veil.jpg'],
  ['veil.jpg\u200e', 'veil.jpg'],
  ['veil.jpg', 've\u200bil.jpg'],
  ['Café.jpg'.normalize('NFD'), 'Café.jpg'.normalize('NFC')],
])('%j is found where the content has %j, which looks the same', async ([onDisk, written]) => {
  expect(await reportWith(onDisk, written)).toMatch(/^\/uploads\/\w+/)
})

test('of two names that look the same, the one that is written is meant', async () => {
  const { uploads, rewrite, read } = await temporarySite()
  await rename(path.join(uploads, DEMO_SCAN), path.join(uploads, 'a veil.jpg'))
  await writeFile(path.join(uploads, 'a\u00a0veil.jpg'), 'no photograph')
  for (const file of ['photographs.yaml', 'portfolio.yaml']) {
    await rewrite(file, (text) => text.replaceAll(DEMO_SCAN, 'a veil.jpg'))
  }
  expect((await read()).photographs.in('portfolio').length).toBeGreaterThan(0)
})

test.for<[written: string, advice: string]>([
  ['one: two.jpg', 'Put a text with a colon in quotes.'],
  ['&veil.jpg', 'A text cannot have this sign here: put all of the text in quotes'],
  ['*veil.jpg', 'A text cannot have this sign here: put all of the text in quotes'],
  ['!veil.jpg', 'A text cannot have this sign here: put all of the text in quotes'],
  ['%veil.jpg', 'A text cannot have this sign here: put all of the text in quotes'],
  ['@veil.jpg', 'A text cannot have this sign here: put all of the text in quotes'],
  ['`veil`.jpg', 'A text cannot have this sign here: put all of the text in quotes'],
  ['- veil.jpg', 'A text cannot have this sign here: put all of the text in quotes'],
  ['007', '7 is read as a number here. Put what you wrote in quotes.'],
  ['true', 'true is read as a boolean here. Put what you wrote in quotes.'],
])('%s, written without quotes: %s', async ([written, advice]) => {
  const report = await reportWith('veil.jpg', written)
  expect(report).toContain(advice)
  expect(report).not.toContain('is not there')
})

test.for(['001.jpg', 'yes', '-veil.jpg', 'veil#7.jpg', 'a & b.jpg', '2024-01-01.jpg', 'aux.jpg'])(
  '%s needs no quotes',
  async (name) => expect(await reportWith(name)).toMatch(/^\/uploads\/\w+/),
)

test.for<[onDisk: string, written: string, advice: string]>([
  ['veil.jpg.jpg', 'veil.jpg', 'is not there, but veil.jpg.jpg is.'],
  ['veil .jpg', 'veil.jpg', 'is not there, but veil .jpg is.'],
  ['veil.jpg.', 'veil.jpg', 'is not there, but veil.jpg. is.'],
  ['veil (1).jpg', 'veil.jpg', 'is not there, but veil (1).jpg is.'],
  ['veil.jpg', '“veil.jpg”', 'is not there, but veil.jpg is.'],
  ['veil.jpg', `${'v'.repeat(300)}.jpg`, 'is a longer name than disks can hold.'],
])('%s is pointed to where the content has %s', async ([onDisk, written, advice]) => {
  expect(await reportWith(onDisk, written)).toContain(advice)
})

test('the desk gives a scan a name that is like its own and that every computer takes', async () => {
  const root = await temporaryFolder()
  const uploads = path.join(root, 'uploads')
  const desk = { incoming: path.join(root, 'incoming'), uploads, known: { stocks: [], owners: [] } }
  const named = async (name: string) => {
    const received = await receive(Readable.from([await jpeg([200, 100, 0])]), name, desk)
    await rm(uploads, { recursive: true, force: true })
    return 'file' in received ? received.file : received.refused
  }
  expect(await named('Hochzeit Müller & Søn 🌿 (2).JPG')).toBe('hochzeit-muller-son-2.jpg')
  expect(await named('воздушные-шары.jpg')).toBe('photograph.jpg')
  expect(await named('Aux.JPG')).toBe('aux-2.jpg')
})
