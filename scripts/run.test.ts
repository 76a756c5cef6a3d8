import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

const FILES = ['run.mjs', 'install-dependencies.mjs', 'commands.mjs']

test.for(['#', '?', '*'])('a folder with %s in its path is refused in one sentence', (letter) => {
  const parent = mkdtempSync(path.join(tmpdir(), 'run-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = path.join(parent, `studio ${letter}1`)
  for (const file of FILES) cpSync(`scripts/${file}`, path.join(folder, 'scripts', file))

  const args = [path.join(folder, 'scripts/run.mjs'), 'build']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })

  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    `A folder with #, ? or * in its path cannot be built. Rename it: ${folder}`,
  )
})

test.for(['start', 'build', 'dev'])('npm run %s installs what is missing first', (command) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of FILES) cpSync(`scripts/${file}`, path.join(folder, 'scripts', file))
  writeFileSync(path.join(folder, 'package-lock.json'), '{}')
  // Stands in for npm, and fails so that nothing goes on after it.
  mkdirSync(path.join(folder, 'bin'))
  writeFileSync(path.join(folder, 'bin/npm'), '#!/bin/sh\necho "npm $@"\nexit 1\n', { mode: 0o755 })

  const PATH = [path.join(folder, 'bin'), process.env.PATH].join(path.delimiter)
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(folder, 'scripts/run.mjs'), command],
    { encoding: 'utf8', env: { ...process.env, PATH } },
  )

  expect(stdout).toContain('Installing dependencies …\nnpm ci ')
  expect(stderr).toContain('The dependencies could not be installed; npm says why above.')
})
