import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A test with ids in its title. The file’s path begins at the root. */
type Proof = { file: string; ids: string[]; title: string }

/** Run by `npm test -- --all` only, so they do not count. */
const ONLY_IN_ALL = /^tests\/(other-studios|rare-conditions|reported)\//

/** The lines of docs/specification.md by their ids. */
export function specLines(root: string): Map<string, string> {
  const text = readFileSync(path.join(root, 'docs/specification.md'), 'utf8')
  const rows = text.matchAll(/^\| ([A-Z]\d+) \| (.+) \|$/gm)
  return new Map(Array.from(rows, ([, id = '', line = '']) => [id, line.replaceAll(' | ', ': ')]))
}

/** For each id of the specification, the tests of `npm test` with it in their titles. */
export function specCoverage(root: string): Map<string, Proof[]> {
  const counted = allProofs(root).filter(({ file }) => !ONLY_IN_ALL.test(file))
  const ids = [...specLines(root).keys()]
  return new Map(ids.map((id) => [id, counted.filter((proof) => proof.ids.includes(id))]))
}

/** All tests whose titles begin with ids in brackets, except those for `--all`. */
export function allProofs(root: string): Proof[] {
  const names = ['*.test.ts', '*.test.tsx', '*.e2e.ts']
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...names]
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const existing = files.filter((file) => existsSync(path.join(root, file))).toSorted()

  return existing.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8')
    return Array.from(
      code.matchAll(/(['"`])\[([A-Z]\d[^\]\n]*)\] ([^\n]*?)\1,(?! \{ tag: '@all' \})/g),
      ([, , ids = '', title = '']) => ({ file, ids: ids.split(' '), title }),
    )
  })
}
