import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { specIds, type SpecId } from './spec-ids.ts'

/** A test that names an id: the file it stands in, from the root, and its title. */
export type Proof = { file: string; title: string }

/** For each id of the specification, the tests that name it in their titles. */
export function specCoverage(root: string): Map<SpecId, Proof[]> {
  const ids = Object.keys(specIds) as SpecId[]
  const proofs = testFiles(root).flatMap((file) =>
    titles(readFileSync(path.join(root, file), 'utf8')).map((title) => ({ file, title })),
  )

  return new Map(ids.map((id) => [id, proofs.filter(({ title }) => names(title, id))]))
}

function testFiles(root: string): string[] {
  return ['tests', 'src', 'pipeline', 'hosting'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { encoding: 'utf8', recursive: true })
      .filter((file) => /\.(e2e|test)\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => path.posix.join(folder, file))
      .toSorted(),
  )
}

/** What each test that begins with ids in brackets is called. */
function titles(code: string): string[] {
  return Array.from(code.matchAll(/(['"`])(\[[A-Z]\d[^\n]*?)\1,/g), ([, , title = '']) => title)
}

function names(title: string, id: SpecId): boolean {
  return title.slice(1, title.indexOf(']')).split(' ').includes(id)
}
