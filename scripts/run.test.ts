import { spawnSync } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { expect, test } from 'vitest'

const SITE = { 'node_modules/vite': { version: '8.0.0' } }
const TOOLS = { 'node_modules/oxlint': { version: '1.0.0', dev: true } }
const LOCKED = { ...SITE, ...TOOLS, 'node_modules/for-macs': { version: '1.0.0', optional: true } }

type Case = {
  command?: string
  settings?: string[]
  STUDIO?: string
  installed?: Record<string, { version: string; dev?: boolean }>
  devDependencies?: Record<string, string>
}

/** Runs a command with a copy of the scripts in a folder of that name, where npm says how it was called. */
async function runIn(name: string, { command = 'build', settings = [], ...one }: Case = {}) {
  const folder = path.join(await temporaryFolder(), name)
  for (const file of ['run.mjs', 'install-dependencies.mjs', 'folders.mjs']) {
    await cp(`scripts/${file}`, path.join(folder, 'scripts', file))
  }
  const write = (file: string, content: object) =>
    writeFile(path.join(folder, file), JSON.stringify(content))
  await write('package.json', { devDependencies: one.devDependencies ?? {} })
  await write('package-lock.json', { packages: LOCKED })
  await mkdir(path.join(folder, 'node_modules'))
  if (one.installed) await write('node_modules/.package-lock.json', { packages: one.installed })
  await mkdir(path.join(folder, 'bin'))
  const npm = '#!/bin/sh\necho "npm $@"\nexit 1\n'
  await writeFile(path.join(folder, 'bin/npm'), npm, { mode: 0o755 })

  const PATH = [path.join(folder, 'bin'), process.env.PATH].join(path.delimiter)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(folder, 'scripts/run.mjs'), command, ...settings],
    { encoding: 'utf8', env: { ...process.env, STUDIO: one.STUDIO ?? '', PATH } },
  )
  return { folder, status, stdout, stderr: stderr.trim() }
}

test.for(['#', '?', '*'])('a folder with %s in its path is refused', async (sign) => {
  const { folder, status, stderr } = await runIn(`studio ${sign}1`)

  expect(status).toBe(1)
  expect(stderr).toBe(`A folder with #, ? or * in its path cannot be built. Rename it: ${folder}`)
})

test('where npm fails, one sentence says so', async () => {
  const { stderr } = await runIn('studio')
  expect(stderr).toBe('The dependencies could not be installed; npm says why above.')
})

const OLD_SITE = { 'node_modules/vite': { version: '7.0.0' } }
const LORA = { '@fontsource/lora': '5.2.5' }

test.for<[what: string, npm: string, on: Case]>([
  ['a build installs what a site needs', 'ci --omit=dev', {}],
  ['tests install all', 'ci --include=dev', { command: 'test' }],
  ['a build installs nothing where all it needs is there', '', { installed: SITE }],
  ['nor where there is more', '', { installed: { ...SITE, ...TOOLS } }],
  ['tests add the tools', 'install --no-save --include=dev', { command: 'test', installed: SITE }],
  ['an older package is replaced', 'ci --omit=dev', { installed: OLD_SITE }],
  [
    'and the tools that are there stay',
    'ci --include=dev',
    { installed: { ...OLD_SITE, ...TOOLS } },
  ],
  [
    'a typeface that was saved with the tools is installed',
    'ci --include=dev',
    { devDependencies: LORA },
  ],
])('%s', async ([, npm, on]) => {
  const { stdout } = await runIn('studio', on)
  expect(/^npm (.*) --no-audit/m.exec(stdout)?.[1] ?? '').toBe(npm)
})

test.for<[how: string, on: Case]>([
  ['in the environment', { STUDIO: 'typo' }],
  ['behind the command, as every shell understands', { settings: ['STUDIO=typo'] }],
])('a folder without a studio in it that is named %s is named in one sentence', async ([, on]) => {
  const { folder, stderr } = await runIn('studio', on)

  expect(stderr).toBe(
    `STUDIO=typo names no studio: ${path.join(folder, 'typo')} has no folder "content".`,
  )
})
