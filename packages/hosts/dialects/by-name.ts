import { covers } from '../headers.ts'
import { filesUnder, pageHeaders, type Policy } from '../policy.ts'

/** Files, told apart by an expression, and the headers that only they have. */
export type Named = { expression: string; headers: Record<string, string> }

/**
 * The narrower rules, said of each file by name. Some hosts go by the path alone and would send the
 * headers of `/uploads/*` with the 404 page of a missing photograph too, which would then be missing
 * for a year. `longest` is how many characters an expression may have.
 */
export function namedFiles(policy: Pick<Policy, 'rules' | 'files'>, longest: number): Named[] {
  const general = pageHeaders(policy)

  return policy.rules
    .filter((rule) => rule.path !== '/*' && !covers(rule, '/404.html'))
    .flatMap(({ path, headers }) => {
      const own = Object.entries(headers).filter(([name, value]) => general[name] !== value)
      const names = filesUnder(policy, { path }).map(escape)
      return batches(names, longest - 2).map((batch) => ({
        expression: batch.length === 1 ? batch[0]! : `(${batch.join('|')})`,
        headers: Object.fromEntries(own),
      }))
    })
}

function escape(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function batches(names: string[], longest: number): string[][] {
  const all: string[][] = []
  let length = longest

  for (const name of names) {
    if (length + 1 + name.length > longest) {
      all.push([])
      length = -1
    }
    all.at(-1)!.push(name)
    length += 1 + name.length
  }
  return all
}
