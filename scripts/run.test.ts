import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
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
