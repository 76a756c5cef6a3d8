import { execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

const INSTALL = path.resolve('scripts/install-quietly.sh')
const DENY_START = 'exit 101'

/** A machine whose apt-get logs its arguments and the policy at that time. */
async function fakeMachine(aptGet = '') {
  const folder = await mkdtemp(path.join(tmpdir(), 'install-'))
  const policy = path.join(folder, 'policy-rc.d')
  const log = path.join(folder, 'log')
  const program = (name: string, script: string) =>
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  program('apt-get', `echo "$0 $*" >> ${log}; cat ${policy} >> ${log}\n${aptGet}`)
  program('systemctl', `echo "systemctl $*" >> ${log}`)

  return {
    policy,
    args: [INSTALL, policy, 'nginx', 'nginx-light brotli', 'caddy'],
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    logged: () => readFileSync(log, 'utf8'),
  }
}

test('no server starts while it is installed, and the policy is removed afterwards', async () => {
  const { args, env, policy, logged } = await fakeMachine()
  await promisify(execFile)('sh', args, { env })

  expect(logged()).toContain(DENY_START)
  expect(logged()).toMatch(/install .* nginx-light brotli$/m)
  expect(logged()).toContain('systemctl disable --now nginx')
  expect(existsSync(policy)).toBe(false)
})

test('an interrupted installation leaves no policy behind', async () => {
  const { args, env, policy, logged } = await fakeMachine('kill -INT $PPID')
  const child = spawn('sh', args, { env })
  const code = await new Promise((settle) => child.on('close', settle))

  expect(code).not.toBe(0)
  expect(logged()).not.toContain('install -y')
  expect(existsSync(policy)).toBe(false)
})

test('an existing policy stays, and servers that it lets start are stopped', async () => {
  const { args, env, policy, logged } = await fakeMachine()
  writeFileSync(policy, '#!/bin/sh\nexit 0\n')
  await promisify(execFile)('sh', args, { env })

  expect(readFileSync(policy, 'utf8')).toBe('#!/bin/sh\nexit 0\n')
  expect(logged()).toContain('systemctl disable --now nginx')
})
