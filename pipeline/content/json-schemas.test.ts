import { expect, test } from 'vitest'

import { jsonSchemas } from './json-schemas.ts'

test.for([...jsonSchemas()])('editors complete content by %s', async ([name, schema]) => {
  await expect(schema).toMatchFileSnapshot(`../schemas/${name}`)
})
