import { spawnSync } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { expect, test } from 'vitest'

/** Builds with a copy of the scripts in a folder of that name, where npm installs nothing. */
async function buildIn(name: string, STUDIO = '', ...words: string[]) {
  const folder = path.join(await temporaryFolder(), name)
  for (const file of ['run.mjs', 'install-dependencies.mjs', 'folders.mjs']) {
    await cp(`scripts/${file}`, path.join(folder, 'scripts', file))
  }
  await writeFile(path.join(folder, 'package-lock.json'), '{}')
  await mkdir(path.join(folder, 'bin'))
  const npm = '#!/bin/sh\necho "npm $@"\nexit 1\n'
  await writeFile(path.join(folder, 'bin/npm'), npm, { mode: 0o755 })

  const PATH = [path.join(folder, 'bin'), process.env.PATH].join(path.delimiter)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(folder, 'scripts/run.mjs'), 'build', ...words],
    { encoding: 'utf8', env: { ...process.env, STUDIO, PATH } },
  )
  return { folder, status, stdout, stderr: stderr.trim() }
}

test.for(['#', '?', '*'])('a folder with %s in its path is refused', async (sign) => {
  const { folder, status, stderr } = await buildIn(`studio ${sign}1`)

  expect(status).toBe(1)
  expect(stderr).toBe(`A folder with #, ? or * in its path cannot be built. Rename it: ${folder}`)
})

test('a command installs what is missing first', async () => {
  const { stdout, stderr } = await buildIn('studio')

  expect(stdout).toContain('Installing dependencies …\nnpm ci ')
  expect(stderr).toBe('The dependencies could not be installed; npm says why above.')
})

test.for<[how: string, env: string, ...words: string[]]>([
  ['in the environment', 'typo'],
  ['behind the command, as every shell understands', '', 'STUDIO=typo'],
])(
  'a folder without a studio in it that is named %s is named in one sentence',
  async ([, ...setting]) => {
    const { folder, stderr } = await buildIn('studio', ...setting)

    expect(stderr).toBe(
      `STUDIO=typo names no studio: ${path.join(folder, 'typo')} has no folder "content".`,
    )
  },
)
