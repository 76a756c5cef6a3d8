import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, writeFile, symlink } from 'node:fs/promises'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { download, installChromium } from './browsers.ts'
import { installFolder } from './install-dependencies.mjs'

const SITE = { 'node_modules/vite': { version: '8.0.0' } }
const TOOLS = { 'node_modules/oxlint': { version: '1.0.0', dev: true } }
const LOCKED = { ...SITE, ...TOOLS, 'node_modules/for-macs': { version: '1.0.0', optional: true } }
const OLD_SITE = { 'node_modules/vite': { version: '7.0.0' } }

const LORA = { '@fontsource/lora': '5.2.5' }

type Case = { tools?: boolean; installed?: object; devDependencies?: object }

/** A project that needs packages, where npm writes down how it was called, and fails. */
async function projectIn(name: string, { installed, devDependencies }: Case = {}) {
  const folder = path.join(await temporaryFolder(), name)
  for (const file of ['run.mjs', 'install-dependencies.mjs', 'folders.mjs']) {
    await cp(`scripts/${file}`, path.join(folder, 'scripts', file))
  }
  const write = (file: string, content: object) =>
    writeFile(path.join(folder, file), JSON.stringify(content))
  await write('package.json', { devDependencies })
  await write('package-lock.json', { packages: LOCKED })
  await mkdir(path.join(folder, 'node_modules'))
  if (installed) await write('node_modules/.package-lock.json', { packages: installed })
  await mkdir(path.join(folder, 'bin'))
  const asked = path.join(folder, 'asked')
  const npm = `#!/bin/sh\necho "$@" > "${asked}"\nexit 1\n`
  await writeFile(path.join(folder, 'bin/npm'), npm, { mode: 0o755 })
  vi.stubEnv('PATH', [path.join(folder, 'bin'), process.env.PATH].join(path.delimiter))
  return { folder, asked: () => readFile(asked, 'utf8').catch(() => '') }
}

test.for<[what: string, npm: string, on: Case]>([
  ['a build installs what a site needs', 'ci --omit=dev', {}],
  ['tests install all', 'ci --include=dev', { tools: true }],
  ['a build installs nothing where all it needs is there', '', { installed: SITE }],
  ['nor where there is more', '', { installed: { ...SITE, ...TOOLS } }],
  ['tests add the tools', 'install --no-save --include=dev', { tools: true, installed: SITE }],
  ['an older package is replaced', 'ci --omit=dev', { installed: OLD_SITE }],
  ['and the tools there stay', 'ci --include=dev', { installed: { ...OLD_SITE, ...TOOLS } }],
  ['a typeface that was saved with the tools comes', 'ci --include=dev', { devDependencies: LORA }],
])('%s', async ([, npm, { tools = false, ...on }]) => {
  vi.spyOn(console, 'log').mockReturnValue()
  const { folder, asked } = await projectIn('studio', on)
  expect(installFolder(folder, { tools })).toBe(npm === '')
  expect((await asked()).replace(/ --no-audit[^]*/, '')).toBe(npm)
})

const UNBUILT = 'A folder with #, ? or * in its path cannot be built.'
const NO_STUDIO = 'STUDIO=typo names no studio: FOLDER/typo has no folder "content".'

test.for<[what: string, said: string, words: string[]]>([
  ['npm fails', 'The dependencies could not be installed; npm says why above.', ['studio', 'test']],
  ['a path has # in it', `${UNBUILT} Rename it: FOLDER`, ['studio #1', 'build']],
  ['a folder has no studio in it', NO_STUDIO, ['studio', 'build', 'STUDIO=typo']],
])('where %s, one sentence says so', async ([, said, [name, ...words]]) => {
  const { folder, asked } = await projectIn(name!)
  // Set, so that the command does not start itself again.
  const env = { ...process.env, STUDIO: '', MALLOC_ARENA_MAX: '2' }
  const run = [path.join(folder, 'scripts/run.mjs'), ...words]
  const { status, stderr } = spawnSync(process.execPath, run, { encoding: 'utf8', env })

  expect(status).toBe(1)
  expect(stderr.trim()).toBe(said.replace('FOLDER', folder))
  expect((await asked()).includes('--include=dev')).toBe(words.includes('test'))
})

const SCREEN = 'Press Enter to close this window.'

const INSTALL = 'Install it from https://nodejs.org'
const OPENED = 'FOLDER: scripts/run.mjs owner/desk/main\n'

// Its shell, and programs that can be made up, are those of Unix.
const onUnix = test.skipIf(process.platform === 'win32')

onUnix.for<[what: string, node: string | undefined, said: string[]]>([
  ['opens the desk in its folder', 'echo "$PWD: $@"', [OPENED]],
  ['without Node says where to get it', undefined, [INSTALL, SCREEN]],
  ['keeps the window open where the desk fails', 'exit 3', [SCREEN]],
])('a double click on a Mac %s', async ([, node, said]) => {
  const folder = path.join(await temporaryFolder(), 'Mein Büro')
  const bin = path.join(folder, 'bin')
  await mkdir(bin, { recursive: true })
  for (const name of ['sh', 'dirname']) await symlink(`/bin/${name}`, path.join(bin, name))
  if (node) await writeFile(path.join(bin, 'node'), `#!/bin/sh\n${node}`, { mode: 0o755 })
  // Without the places where a Node of this machine could be.
  const starter = (await readFile('Start.command', 'utf8')).replaceAll(/:\/\S+(?=")/g, '')
  const start = path.join(folder, 'Start.command')
  await writeFile(start, starter, { mode: 0o755 })

  const options = { cwd: '/', env: { PATH: bin }, input: '\n' }
  const { stdout } = spawnSync(start, { ...options, encoding: 'utf8' })
  for (const part of said) expect(stdout).toContain(part.replace('FOLDER', folder))
})

// Nothing here runs it.
test('Start.cmd does the same, in lines that Windows reads', async () => {
  const windows = await readFile('Start.cmd', 'utf8')
  const sentence = /The desk needs Node.*again\./.exec(await readFile('Start.command', 'utf8'))
  expect(windows).toContain(sentence![0])
  expect(windows).toContain('\r\nnode scripts\\run.mjs owner/desk/main\r\n')
  expect(windows.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  // A bracket in a sentence would end its block.
  expect(windows.match(/echo [^\r]*[()&|<>]/g)).toBeNull()
})

test.for([
  { working: 0, tried: [], what: 'that is here is used, and nothing is installed' },
  { working: 1, tried: [1], what: 'is downloaded before the system is touched' },
  { working: 2, tried: [1, 2], what: 'comes from the system where the download fails' },
  { working: 3, tried: [1, 2], what: 'that cannot be had ends in one line of what to type' },
])('a Chromium $what', async ({ working, tried }) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as () => never)
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const ways: number[] = []
  const way = (number: number) => () => void ways.push(number)
  await installChromium([way(1), way(2)], () => ways.length === working)

  expect(ways).toEqual(tried)
  const sentence = said.mock.calls.join().trim()
  expect(sentence).toMatch(working < 3 ? /^$/ : /^This needs .*: sudo apt install chromium.*$/)
  expect(exit).toHaveBeenCalledTimes(working < 3 ? 0 : 1)
})

test('a download that does not begin is given up, and one that has begun is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => {
    said.push(line)
    if (line.includes('%')) vi.advanceTimersByTime(600_000)
  })
  const stuck = download(['-e', 'setInterval(() => {}, 1000)'])
  vi.advanceTimersByTime(45_000)
  await stuck

  const later = `setTimeout(() => console.log('| 100% of 9 MiB'), 300)`
  await download(['-e', `console.log('|  |   0% of 9 MiB'); ${later}`])
  expect(said).toContain('  100% of 9 MiB')
})
