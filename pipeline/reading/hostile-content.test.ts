import { execFileSync } from 'node:child_process'
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { reportAfter } from '../tests/temporary-content.ts'
import { temporarySite } from '../tests/temporary-site.ts'

test('what is not a file is a mistake, and hides no other', async () => {
  const site = await temporarySite()
  const names = ['home.yaml', 'about.yaml', 'contact.yaml', 'failure.yaml']
  const paths = names.map((name) => path.join(site.content, name))
  for (const file of paths) await rm(file)
  const [home = '', about = '', contact = '', failure = ''] = paths
  await mkdir(home)
  await symlink('nowhere.yaml', about)
  await symlink('contact.yaml', contact)
  execFileSync('mkfifo', [failure])
  await site.edit('booking.yaml', '$120', '$1,20')

  const report = await site.report()
  for (const name of names) {
    expect(report).toContain(`content/${name}\n  This is no file that can be read (`)
  }
  expect(report).toContain('"$1,20" is not a price')
  expect(report).toContain('5 mistakes')
})

test('a missing folder is one mistake, and the other folder is still checked', async () => {
  const site = await temporarySite()
  await rename(site.content, `${site.content}-away`)
  expect(await site.report()).toContain('1 mistake.\n\ncontent/\n  This folder is not there.')

  await rename(`${site.content}-away`, site.content)
  await rm(site.uploads, { recursive: true })
  await site.edit('booking.yaml', '$120', '$1,20')
  const report = await site.report()
  expect(report).toContain('2 mistakes')
  expect(report).toContain('uploads/\n  uploads/ is not there. Put the folder back.')
})

const NAME = 'name: Dogwood & Silver'
const TOWN = 'Concord: 35'

test.for<[what: string, from: string, to: string, mistake: string]>([
  ['half of a surrogate pair', NAME, 'name: "Dog \\ud800"', 'The character U+D800 cannot be shown'],
  ['a control character', NAME, 'name: "Dogwood \\0"', 'The character U+0000 cannot be shown'],
  ['a letter lost in a conversion', NAME, 'name: D\uFFFDg', 'The character U+FFFD cannot be shown'],
  ['a NUL in a town’s name', TOWN, '"Con\\0cord": 35', 'The character U+0000 cannot be shown'],
  ['a long name', NAME, `name: ${'x'.repeat(10_000)}`, 'has 10000 characters. At most 60 fit.'],
])('%s is a mistake', async ([, from, to, mistake]) => {
  expect(await reportAfter(['studio.yaml', from, to])).toContain(mistake)
})

test('letters of any language, line separators and directions are no mistake', async () => {
  const site = await temporarySite()
  await site.edit('studio.yaml', NAME, 'name: "影 \\u2028\\u202eعكس 🎞️"')
  await site.edit('studio.yaml', TOWN, 'constructor: 35')
  const { content } = await site.read()
  expect(content.site.studio.name).toBe('影 \u2028\u202eعكس 🎞️')
  expect(content.serviceArea!.towns).toContain('constructor')
})

test('nested YAML aliases are refused before they are expanded', async () => {
  const site = await temporarySite()
  const lines = ['a: &a [x, x]']
  for (let step = 1; step < 40; step++) {
    lines.push(`k${step}: &k${step} [*${step === 1 ? 'a' : `k${step - 1}`}, *a]`)
  }
  await writeFile(path.join(site.content, 'failure.yaml'), lines.join('\n'))
  expect(await site.report()).toContain('content/failure.yaml')
})
