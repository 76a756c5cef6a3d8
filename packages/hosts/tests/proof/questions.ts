import type { Questions } from './question.ts'
import { headers } from './questions/headers.ts'
import { missing } from './questions/missing.ts'
import { odd } from './questions/odd.ts'
import { pages } from './questions/pages.ts'
import { transfer } from './questions/transfer.ts'

/** All questions, by their heading in the table. */
export const groups: Record<string, Questions> = {
  Pages: pages,
  'Missing pages': missing,
  Headers: headers,
  Transfer: transfer,
  'Odd requests': odd,
}
