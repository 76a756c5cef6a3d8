import { spawnSync } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

/** Runs a command in a copy of the scripts, in a folder of that name. */
async function runIn(name: string, command: string, STUDIO = '') {
  const folder = path.join(await temporaryFolder(), name)
  for (const file of ['run.mjs', 'install-dependencies.mjs', 'folders.mjs']) {
    await cp(`scripts/${file}`, path.join(folder, 'scripts', file))
  }
  await writeFile(path.join(folder, 'package-lock.json'), '{}')
  // Stands in for npm, and fails so that nothing goes on after it.
  await mkdir(path.join(folder, 'bin'))
  const npm = '#!/bin/sh\necho "npm $@"\nexit 1\n'
  await writeFile(path.join(folder, 'bin/npm'), npm, { mode: 0o755 })

  const env = {
    ...process.env,
    STUDIO,
    PATH: [path.join(folder, 'bin'), process.env.PATH].join(path.delimiter),
  }
  const args = [path.join(folder, 'scripts/run.mjs'), command]
  return { folder, ...spawnSync(process.execPath, args, { encoding: 'utf8', env }) }
}

test.for(['#', '?', '*'])(
  'a folder with %s in its path is refused in one sentence',
  async (sign) => {
    const { folder, status, stderr } = await runIn(`studio ${sign}1`, 'build')

    expect(status).toBe(1)
    expect(stderr.trim()).toBe(
      `A folder with #, ? or * in its path cannot be built. Rename it: ${folder}`,
    )
  },
)

test.for(['start', 'build', 'dev'])(
  'npm run %s installs what is missing first',
  async (command) => {
    const { stdout, stderr } = await runIn('studio', command)

    expect(stdout).toContain('Installing dependencies …\nnpm ci ')
    expect(stderr).toContain('The dependencies could not be installed; npm says why above.')
  },
)

test('a folder without a studio in it is named in one sentence', async () => {
  const { folder, stderr } = await runIn('studio', 'build', 'typo')

  expect(stderr.trim()).toBe(
    `STUDIO=typo names no studio: ${path.join(folder, 'typo')} has no folder "content".`,
  )
})
