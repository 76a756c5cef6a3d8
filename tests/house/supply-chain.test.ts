import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Step = { run?: string; uses?: string }
type Job = { if?: string; steps: Step[] }

const FOLDER = '.github/workflows'
const workflows = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8')
  const { permissions, jobs } = parse(text) as { permissions?: object; jobs: Record<string, Job> }
  return { file, text, permissions, jobs }
})
const scripts = workflows
  .flatMap(({ jobs }) => Object.values(jobs).flatMap(({ steps }) => steps))
  .flatMap(({ run }) => run ?? [])

test.for(workflows)('$file may only read the repository, unless a job says otherwise', (one) => {
  expect(one.permissions).toEqual({ contents: 'read' })
})

test.for(workflows)('$file names each action by its commit, with the version beside it', (one) => {
  const actions = one.text.match(/uses: .*/g) ?? []

  expect(actions.length).toBeGreaterThan(0)
  expect(
    actions.filter((use) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use)),
  ).toEqual([])
})

test('no workflow script contains an expression that others could inject into', () => {
  expect(scripts.filter((script) => script.includes('${{'))).toEqual([])
})

test('no workflow passes a token on a command line or runs a package outside a lock file', () => {
  expect(scripts.filter((script) => /--token|\bnpx\b|@latest/.test(script))).toEqual([])
})

test('only the newest commit of the default branch is deployed, after `npm run check`', () => {
  const { build } = workflows.find(({ file }) => file === 'deploy.yml')!.jobs
  const [check, newest, upload] = ['npm run check', 'git ls-remote', 'actions/upload-artifact'].map(
    (part) => build!.steps.findIndex(({ run = '', uses = '' }) => (run + uses).includes(part)),
  )

  const isDefault = "github.ref == format('refs/heads/{0}', github.event.repository.default_branch)"
  expect(build!.if!.startsWith(`${isDefault} && `)).toBe(true)
  expect(check).toBeGreaterThan(-1)
  expect(newest).toBeGreaterThan(check!)
  expect(upload).toBeGreaterThan(newest!)
})

test.for(packageFolders())('%s pins exact versions and ignores install scripts', (folder) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  const versions = Object.values({ ...dependencies, ...devDependencies })

  expect(
    versions.filter((version) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(String(version))),
  ).toEqual([])
  expect(existsSync(path.join(folder, 'package-lock.json'))).toBe(true)
  expect(readFileSync(path.join(folder, '.npmrc'), 'utf8')).toContain('ignore-scripts=true')
})

/** Every folder with its own lock file. Workspaces share that of the root. */
function packageFolders(): string[] {
  const files = execFileSync('git', ['ls-files', '*package.json'], { encoding: 'utf8' })
  return files
    .trim()
    .split('\n')
    .map((file) => path.dirname(file))
    .filter((folder) => !/^packages\/[^/]+$/.test(folder))
}
