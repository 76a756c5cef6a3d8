import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { specLines } from './spec-ids.ts'

/** A test with an id in its title. The file’s path begins at the root. */
export type Proof = { file: string; title: string }

/** Run by `npm test -- --all` only, so they do not count. */
const ONLY_IN_ALL = /^tests\/(other-studios|rare-conditions)\//

/** For each id of the specification, the tests of `npm test` with it in their titles. */
export function specCoverage(root: string): Map<string, Proof[]> {
  const ids = [...specLines(root).keys()]
  const proofs = allProofs(root)
  return new Map(
    ids.map((id) => [
      id,
      proofs.filter(({ file, title }) => !ONLY_IN_ALL.test(file) && idsOf(title).includes(id)),
    ]),
  )
}

/** Ids in test titles that are not in the specification. */
export function unknownIds(root: string): string[] {
  const known = specLines(root)
  return allProofs(root).flatMap(({ file, title }) =>
    idsOf(title)
      .filter((id) => !known.has(id))
      .map((id) => `${file} names ${id}`),
  )
}

function allProofs(root: string): Proof[] {
  return testFiles(root).flatMap((file) =>
    titles(readFileSync(path.join(root, file), 'utf8')).map((title) => ({ file, title })),
  )
}

function testFiles(root: string): string[] {
  const names = ['*.test.ts', '*.test.tsx', '*.e2e.ts']
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...names]
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  return files.filter((file) => existsSync(path.join(root, file))).toSorted()
}

/** The titles that begin with ids in brackets, except of tests for `--all`. */
function titles(code: string): string[] {
  return Array.from(
    code.matchAll(/(['"`])(\[[A-Z]\d[^\n]*?)\1,(?! \{ tag: '@all' \})/g),
    ([, , title = '']) => title,
  )
}

function idsOf(title: string): string[] {
  return title.slice(1, title.indexOf(']')).split(' ')
}
