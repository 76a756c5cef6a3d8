import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'

type Step = { run?: string; uses?: string; if?: string }

const { build } = parse(readFileSync('.github/workflows/deploy.yml', 'utf8')).jobs
const steps: Step[] = build.steps
const indexOf = (part: string) =>
  steps.findIndex(({ run = '', uses = '' }) => (run + uses).includes(part))

test('an outdated commit of a branch is not deployed, whatever the branch is called', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'deploy-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@studio.example', ...words], {
      cwd: folder,
    })
  git('init', '-q', '-b', 'trunk')
  git('remote', 'add', 'origin', folder)
  for (const name of ['older', 'newer']) {
    writeFileSync(path.join(folder, name), '')
    git('add', name)
    git('commit', '-qm', name)
  }
  const stop = indexOf('git ls-remote')
  const env = { ...process.env, GITHUB_REF: 'refs/heads/trunk', GITHUB_REF_NAME: 'trunk' }
  const outcome = () => spawnSync('sh', ['-ec', steps[stop]!.run!], { cwd: folder, env }).status

  expect(stop).toBeLessThan(indexOf('actions/upload-artifact'))
  expect(outcome()).toBe(0)
  git('checkout', '-q', '--detach', 'HEAD~1')
  expect(outcome()).toBe(1)
})

// The desk prints its address with its token, and opens it: the forwarded port alone would show the site.
test('a codespace opens the desk', () => {
  const container = JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8'))
  expect(container.postAttachCommand).toBe('npm run desk')
  expect(container.portsAttributes['5173'].onAutoForward).toBe('silent')
})
