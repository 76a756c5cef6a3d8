import { spawnSync } from 'node:child_process'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { expect, test } from 'vitest'

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
