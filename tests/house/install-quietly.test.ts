import { execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

const INSTALL = path.resolve('scripts/install-quietly.sh')
const NOBODY_STARTS = 'exit 101'

/** A machine whose apt-get notes what it is told and which policy holds meanwhile. */
async function machine(aptGet = '') {
  const folder = await mkdtemp(path.join(tmpdir(), 'install-'))
  const policy = path.join(folder, 'policy-rc.d')
  const notes = path.join(folder, 'notes')
  const program = (name: string, script: string) =>
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  program('apt-get', `echo "$0 $*" >> ${notes}; cat ${policy} >> ${notes}\n${aptGet}`)
  program('systemctl', `echo "systemctl $*" >> ${notes}`)

  return {
    policy,
    words: [INSTALL, policy, 'nginx', 'nginx-light brotli', 'caddy'],
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    said: () => readFileSync(notes, 'utf8'),
  }
}

test('no server starts while it is installed, and the policy is removed afterwards', async () => {
  const { words, env, policy, said } = await machine()
  await promisify(execFile)('sh', words, { env })

  expect(said()).toContain(NOBODY_STARTS)
  expect(said()).toMatch(/install .* nginx-light brotli$/m)
  expect(said()).toContain('systemctl disable --now nginx')
  expect(existsSync(policy)).toBe(false)
})

test('an interrupted installation leaves no policy behind', async () => {
  const { words, env, policy, said } = await machine('kill -INT $PPID')
  const child = spawn('sh', words, { env })
  const code = await new Promise((settle) => child.on('close', settle))

  expect(code).not.toBe(0)
  expect(said()).not.toContain('install -y')
  expect(existsSync(policy)).toBe(false)
})

test('an existing policy stays, and servers that it lets start are stopped', async () => {
  const { words, env, policy, said } = await machine()
  writeFileSync(policy, '#!/bin/sh\nexit 0\n')
  await promisify(execFile)('sh', words, { env })

  expect(readFileSync(policy, 'utf8')).toBe('#!/bin/sh\nexit 0\n')
  expect(said()).toContain('systemctl disable --now nginx')
})
