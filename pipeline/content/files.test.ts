import { expect, test } from 'vitest'

import { FILES, readDocuments } from './files.ts'
import { readTexts } from './read-texts.ts'

test('a file is read again once its text has changed, and not before', async () => {
  const { label, texts } = await readTexts('.', 'demo/content')
  const before = readDocuments(texts, label)
  const changed = new Map(texts).set('about', 'title: About\n')
  const after = readDocuments(changed, label)

  expect(FILES.filter((file) => after.get(file) !== before.get(file))).toEqual(['about'])
  expect(after.get('about')).toMatchObject({ data: { title: 'About' } })
  expect(readDocuments(texts, label).get('about')).toEqual(
    expect.objectContaining({ data: before.get('about')!.data }),
  )
})
