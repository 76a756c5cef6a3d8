import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { expect, test } from 'vitest'

/** Starts the site as a double click does on a Mac, with a made-up Node, or with none. */
async function startWith(node?: string) {
  const folder = path.join(await temporaryFolder(), 'Mein Büro')
  await mkdir(path.join(folder, 'bin'), { recursive: true })
  await cp('Start.command', path.join(folder, 'Start.command'))
  for (const name of ['sh', 'dirname'])
    await symlink(`/bin/${name}`, path.join(folder, 'bin', name))
  if (node) await writeFile(path.join(folder, 'bin/node'), `#!/bin/sh\n${node}`, { mode: 0o755 })
  const start = path.join(folder, 'Start.command')
  const places = (await readFile(start, 'utf8')).replaceAll(/:\/\S+(?=")/g, '')
  await writeFile(start, places)
  await chmod(start, 0o755)
  const env = { PATH: path.join(folder, 'bin') }
  const { status, stdout } = spawnSync(start, { cwd: '/', env, encoding: 'utf8', input: '\n' })
  return { folder, status, stdout }
}

/** Its shell, and programs that can be made up, are those of Unix. */
const onUnix = test.skipIf(process.platform === 'win32')

onUnix('a double click opens the desk in its folder', async () => {
  const { folder, status, stdout } = await startWith('echo "$PWD: $@"')
  expect(stdout).toBe(`${folder}: scripts/run.mjs owner/desk/main\n`)
  expect(status).toBe(0)
})

onUnix(
  'without Node it says where to get it, and where the desk fails, the window stays open',
  async () => {
    const without = await startWith()
    expect(without.stdout).toContain('Install it from https://nodejs.org, then open Start again.')
    expect(without.stdout).toContain('Press Enter to close this window.')
    expect((await startWith('exit 3')).stdout).toContain('Press Enter to close this window.')
  },
)

// Nothing here runs it.
test('Start.cmd does the same, in lines that Windows reads', async () => {
  const [windows, mac] = [
    await readFile('Start.cmd', 'utf8'),
    await readFile('Start.command', 'utf8'),
  ]
  const sentence = /The desk needs Node.*again\./.exec(mac)?.[0]
  expect(windows).toContain(sentence)
  expect(windows).toContain('\r\nnode scripts\\run.mjs owner/desk/main\r\n')
  expect(windows.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  // A bracket in a sentence would end its block.
  expect(windows.match(/echo [^\r]*[()&|<>]/g)).toBeNull()
})
