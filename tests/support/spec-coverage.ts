import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { specLines } from './spec-ids.ts'

/** A test that names an id: its file, from the root, and its title. */
export type Proof = { file: string; title: string }

/** Run by `npm test -- --all` alone. Lines of the specification are proven without them. */
const ONLY_IN_ALL = /^tests\/(other-studios|rare-conditions)\//

/** For each id of the specification, the tests of `npm test` that name it in their titles. */
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

/** Ids in the titles of tests that the specification does not have. */
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

/** The titles that begin with ids in brackets, except of tests that `npm test` leaves out. */
function titles(code: string): string[] {
  return Array.from(
    code.matchAll(/(['"`])(\[[A-Z]\d[^\n]*?)\1,(?! \{ tag: '@all' \})/g),
    ([, , title = '']) => title,
  )
}

function idsOf(title: string): string[] {
  return title.slice(1, title.indexOf(']')).split(' ')
}
