import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { readEngine } from './engine.ts'

test('a version has every file of the repository, and says in its change log what is new', async () => {
  const { files, version } = await readEngine('.')
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  const engine = tracked
    .split('\0')
    .filter((file) => file && !/^(studio\/|engine\.json$|wrangler\.jsonc$)/.test(file))

  expect(engine.filter((file) => !(file in files))).toEqual([])
  const create = await readFile('packages/create-film-studio/package.json', 'utf8')
  expect(JSON.parse(create).version).toBe(version)
  expect(await readFile('CHANGELOG.md', 'utf8')).toContain(`\n## ${version}\n`)
})
