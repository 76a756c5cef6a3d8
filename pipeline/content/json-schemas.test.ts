import { expect, test } from 'vitest'
import { z } from 'zod'

import { FILES, SCHEMAS } from './files.ts'

test.for(FILES)('editors complete %s.yaml by its JSON schema', async (file) => {
  const schema = z.toJSONSchema(SCHEMAS[file], { io: 'input', target: 'draft-7' })
  const text = `${JSON.stringify(schema, null, 2)}\n`
  await expect(text).toMatchFileSnapshot(`../schemas/${file}.json`)
})
