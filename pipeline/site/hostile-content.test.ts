import { execFileSync } from 'node:child_process'
import { chmod, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { reportAfter } from '../tests/temporary-content.ts'
import { temporarySite } from '../tests/temporary-site.ts'

test('what is not a file is a mistake, and hides no other', async () => {
  const site = await temporarySite()
  const at = (name: string) => path.join(site.content, name)
  await rm(at('home.yaml'))
  await mkdir(at('home.yaml'))
  await rm(at('about.yaml'))
  await symlink('nowhere.yaml', at('about.yaml'))
  await rm(at('contact.yaml'))
  await symlink('contact.yaml', at('contact.yaml'))
  await rm(at('failure.yaml'))
  execFileSync('mkfifo', [at('failure.yaml')])
  await site.edit('booking.yaml', '$120', '$1,20')

  const report = await site.report()
  for (const name of ['home', 'about', 'contact', 'failure']) {
    expect(report).toContain(`content/${name}.yaml\n  This is no file that can be read (`)
  }
  expect(report).toContain('"$1,20" is not a price')
  expect(report).toContain('5 mistakes')
})

// An administrator may read everything.
test.skipIf(process.getuid?.() === 0)(
  'a file without read permission is reported as such',
  async () => {
    const site = await temporarySite()
    await chmod(path.join(site.content, 'home.yaml'), 0)
    expect(await site.report()).toContain('content/home.yaml\n  This may not be read. Allow')
  },
)

test('a missing folder is one mistake, and the other folder is still checked', async () => {
  const site = await temporarySite()
  await rename(site.content, `${site.content}-away`)
  expect(await site.report()).toBe(
    "The site's content needs attention: 1 mistake.\n\n" +
      'content/\n  This folder is not there. Put the folder back.',
  )

  await rename(`${site.content}-away`, site.content)
  await rm(site.uploads, { recursive: true })
  await site.edit('booking.yaml', '$120', '$1,20')
  const report = await site.report()
  expect(report).toContain('2 mistakes')
  expect(report).toContain('uploads/\n  uploads/ is not there. Put the folder back.')
})

test.each([
  ['half of a surrogate pair', '"Dogwood \\ud800 Silver"', 'U+D800'],
  ['a control character', '"Dogwood \\0 Silver"', 'U+0000'],
  ['a letter lost in a conversion', 'D\uFFFDgwood', 'U+FFFD'],
])('%s is a mistake', async (_, name, character) => {
  expect(await reportAfter(['studio.yaml', 'name: Dogwood & Silver', `name: ${name}`])).toContain(
    `name\n  The character ${character} cannot be shown on a page. Delete it.`,
  )
})

test('a NUL character in a town’s name is a mistake', async () => {
  expect(await reportAfter(['studio.yaml', 'Concord: 35', '"Con\\0cord": 35'])).toContain(
    'The character U+0000 cannot be shown on a page.',
  )
})

test('letters of any language, line separators and directions are no mistake', async () => {
  const site = await temporarySite()
  await site.edit('studio.yaml', 'name: Dogwood & Silver', 'name: "影 \\u2028\\u202eعكس 🎞️"')
  expect((await site.read()).content.site.studio.name).toBe('影 \u2028\u202eعكس 🎞️')
})

test('a town with a name that JavaScript reserves is not dropped in silence', async () => {
  const site = await temporarySite()
  await site.edit('studio.yaml', 'Concord: 35', '__proto__: 35')
  expect(await site.report()).toContain('"__proto__" cannot be a name. Choose another one.')

  await site.edit('studio.yaml', '__proto__: 35', 'constructor: 35')
  const { towns } = (await site.read()).content.serviceArea!
  expect(towns).toContain('constructor')
})

test('a name too long for a card is reported at its field', async () => {
  const long = `name: ${'x'.repeat(10_000)}`
  expect(await reportAfter(['studio.yaml', 'name: Dogwood & Silver', long])).toMatch(
    /name\n {2}"xxx.* has 10000 characters\. At most 60 fit\./,
  )
})

test('nested YAML aliases are refused before they are expanded', async () => {
  const site = await temporarySite()
  const lines = ['a: &a [x, x]']
  for (let step = 1; step < 40; step++) {
    lines.push(`k${step}: &k${step} [*${step === 1 ? 'a' : `k${step - 1}`}, *a]`)
  }
  await writeFile(path.join(site.content, 'failure.yaml'), lines.join('\n'))
  expect(await site.report()).toContain('Text that begins with & must be in quotes')
})
