import { expect, test } from 'vitest'
import { z } from 'zod'

import { SCHEMAS } from './files.ts'
import { language } from './languages.ts'

test.for(Object.entries({ ...SCHEMAS, language }))(
  'editors complete %s.yaml by its JSON schema',
  async ([file, described]) => {
    const schema = z.toJSONSchema(described, { io: 'input', target: 'draft-7' })
    const text = `${JSON.stringify(schema, null, 2)}\n`
    await expect(text).toMatchFileSnapshot(`../schemas/${file}.json`)
  },
)
