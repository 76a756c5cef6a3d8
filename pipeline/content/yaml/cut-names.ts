import { isScalar, type Document } from 'yaml'
import type { z } from 'zod'

import { walkFields } from '../walk-fields.ts'

const ENDING = /\.\w{2,5}$/

/** Names of files that end at a `#`, which begins a comment where no quotes are around it. */
export function cutNames(schema: z.ZodType, data: unknown, yaml: Document.Parsed) {
  return walkFields(schema, data).flatMap(({ path, value, kind }) => {
    const node = yaml.getIn(path, true)
    const isFileName = kind?.kind === 'photograph' || path.at(-1) === 'file'
    if (!isFileName || !isScalar(node) || node.type !== 'PLAIN' || !node.comment) return []
    if (value === null || ENDING.test(String(value))) return []

    const whole = `${node.source} #${node.comment}`
    const message = `This name ends at #, which begins a comment without quotes. Write all of it in quotes: "${whole}".`
    return [{ path, message }]
  })
}
