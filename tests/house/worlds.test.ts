import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

type Solution = { references: { path: string }[] }

test('every file has its types checked, as Node’s, the browser’s or both’s', () => {
  const { references }: Solution = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  const checked = new Set(references.flatMap(({ path: world }) => filesOf(world)))
  const files = lines('git', 'ls-files', '*.ts', '*.tsx', '*.mjs')

  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !checked.has(path.resolve(file)))).toEqual([])
})

function filesOf(world: string): string[] {
  const tsc = path.resolve('node_modules/typescript/bin/tsc')
  return lines(process.execPath, tsc, '-p', world, '--listFilesOnly').map((file) =>
    path.resolve(file),
  )
}

function lines(command: string, ...args: string[]): string[] {
  return execFileSync(command, args, { encoding: 'utf8' }).trim().split('\n')
}
