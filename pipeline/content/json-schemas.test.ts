import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { jsonSchemas } from './json-schemas.ts'
import { FILES } from './files.ts'

test.each([...jsonSchemas()])('content/.schema/%s says what the site accepts', async (name, schema) => {
  expect(await readFile(`content/.schema/${name}`, 'utf8')).toBe(schema)
})

test.each(FILES)('content/%s.yaml tells editors which schema is its own', async (file) => {
  const [first] = (await readFile(`content/${file}.yaml`, 'utf8')).split('\n')
  expect(first).toBe(`# yaml-language-server: $schema=.schema/${file}.json`)
})
