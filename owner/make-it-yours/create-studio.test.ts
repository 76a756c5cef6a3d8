import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { createStudio } from './create-studio.ts'

test('a new studio has the given answers and this year, and other words from the demo', async () => {
  const root = await projectWithDemo()
  await createStudio(
    root,
    {
      name: 'Juniper: & Ash',
      language: 'en-GB',
      phone: '+49 30 1234567890',
      serving: 'Berlin and around',
    },
    new Date('2026-05-01'),
  )

  const before = await readFile(path.join(root, 'demo/content/studio.yaml'), 'utf8')
  const after = await readFile(path.join(root, 'studio/content/studio.yaml'), 'utf8')
  const changed = after.split('\n').filter((line) => !before.includes(line))
  expect(changed).toEqual([
    'language: en-GB',
    "name: 'Juniper: & Ash'",
    'phone: +49 30 1234567890',
    'serving: Berlin and around',
    'copyrightYear: 2026',
  ])
  expect(await readdir(path.join(root, 'studio/uploads'))).toEqual(['a.jpg'])
})

test('in another language, labels and answers of the form are in it from the first day', async () => {
  const root = await projectWithDemo()
  await createStudio(root, { name: 'Åsgård', language: 'nb-NO' })
  const textOf = (file: string) => readFile(path.join(root, `studio/content/${file}.yaml`), 'utf8')

  expect(await textOf('contact')).toContain('heading: Takk for at du skrev!')
  expect(await textOf('not-found')).toContain('heading: Oi! Siden finnes ikke')
  expect(await textOf('studio')).toMatch(/home:\n {4}label: Hjem/)
  // What follows is the owner’s own, and the check names it.
  expect(await textOf('home')).toContain('heading: Thirty-six frames.')
})

test('a phone number of another country is asked for with that country', async () => {
  const root = await projectWithDemo()
  const made = createStudio(root, { name: 'Rullino', language: 'it', phone: '347 123 4567' })
  await expect(made).rejects.toThrow('--phone  "347 123 4567" would be called in North America')
})

test('an existing studio is never overwritten', async () => {
  const root = await projectWithDemo()
  await mkdir(path.join(root, 'studio'))

  await expect(createStudio(root, { name: 'Juniper' })).rejects.toThrow('studio/ exists already')
  expect(await readdir(path.join(root, 'studio'))).toEqual([])
})

test('all answers that break a rule of the build are reported at once, and no folder is created', async () => {
  const root = await projectWithDemo()
  const made = createStudio(root, {
    name: 'Juniper {Ash}',
    language: 'Norwegian',
    email: 'hello(at)juniper',
    calendar: 'https://book.example/june?for={studio}',
  })

  await expect(made).rejects.toThrow(
    /^--name {2}Marks in .*\n--language {2}"Norwegian" is not the tag .*\n--email {2}"hello\(at\)juniper" is not an email address\. .*\n--calendar {2}Only texts can have marks\./,
  )
  expect(await readdir(root)).toEqual(['demo'])
})

async function projectWithDemo(): Promise<string> {
  const root = await temporaryFolder()
  await cp('demo/content', path.join(root, 'demo/content'), { recursive: true })
  await mkdir(path.join(root, 'demo/uploads'))
  await cp('demo/uploads/rocking-chair-gold-200.jpg', path.join(root, 'demo/uploads/a.jpg'))
  return root
}
