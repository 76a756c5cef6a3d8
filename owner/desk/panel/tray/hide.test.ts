import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { FILES } from '#pipeline/content/files.ts'
import { readContent } from '#pipeline/content/read-content.ts'
import { readTexts } from '#pipeline/content/read-texts.ts'
import { describeForms } from '../../form/describe-form.ts'
import { putAt, type Data } from '../data.ts'
import { entriesIn } from './describe.ts'
import { takeOff, withHidden } from './hide.ts'

const forms = describeForms()
const demo = await readTexts(process.cwd(), 'demo/content')
const data: Data = Object.fromEntries(FILES.map((file) => [file, parse(demo.texts.get(file)!)]))
const files = entriesIn(data).map(({ file }) => file)

/** What the build says of photographs that are hidden though a page needs them. */
function refused(changed: Data): string[] {
  const texts = new Map(demo.texts)
  texts.set('photographs', JSON.stringify(changed.photographs))
  return readContent({ ...demo, texts }).mistakes.map(({ message }) => message)
}

test('all photographs are taken off but those without which a page cannot be', () => {
  const { data: left, needed } = takeOff(forms, data, files)
  expect(needed.length).toBeGreaterThan(0)
  expect(refused(left)).toEqual([])
  for (const { file, places } of needed) {
    const instead = places.reduce((now, place) => putAt(now, place, 'mine.jpg'), left)
    expect(takeOff(forms, instead, [file]).needed).toEqual([])
    expect(refused(withHidden(left, [file], true)), file).not.toEqual([])
  }
  expect(withHidden(left, files, false)).toEqual(data)
})
