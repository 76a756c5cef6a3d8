import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { PARTS } from '../../scripts/test.ts'

type Step = { run?: string; uses?: string }
type Job = { if?: string; steps: Step[]; strategy: { matrix: { flags: string[] } } }

const FOLDER = '.github/workflows'
const workflows = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8')
  const { permissions, jobs } = parse(text) as { permissions?: object; jobs: Record<string, Job> }
  return { file, text, permissions, jobs }
})
const jobsOf = (name: string) => workflows.find(({ file }) => file === name)!.jobs

test.for(workflows)(
  '$file may only read the repository, and names each action by its commit',
  (one) => {
    const actions = one.text.match(/uses: .*/g) ?? []
    const pinned = /^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
    expect(one.permissions).toEqual({ contents: 'read' })
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((use) => !pinned.test(use))).toEqual([])
  },
)

test('no workflow runs an expression that others could inject into, a token, or a package outside a lock file', () => {
  const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps))
  const scripts = steps.flatMap(({ run }) => run ?? [])
  expect(scripts.filter((script) => /\$\{\{|--token|\bnpx\b|@latest/.test(script))).toEqual([])
})

test('only the newest commit of the default branch is deployed, after `npm run check`', () => {
  const { build } = jobsOf('deploy.yml')
  const isDefault = "github.ref == format('refs/heads/{0}', github.event.repository.default_branch)"
  expect(build!.if!.startsWith(`${isDefault} && `)).toBe(true)
  const [check, newest, upload] = ['npm run check', 'git ls-remote', 'actions/upload-artifact'].map(
    (part) => build!.steps.findIndex(({ run = '', uses = '' }) => (run + uses).includes(part)),
  )
  expect(check).toBeGreaterThan(-1)
  expect([check, newest, upload]).toEqual([check, newest, upload].toSorted((a, b) => a! - b!))
})

test('CI runs each part of the tests', () => {
  const { flags } = jobsOf('check.yml').test!.strategy.matrix
  expect(flags.map((one) => /^--all --part (\w+)/.exec(one)?.[1])).toEqual([...PARTS])
})

// Workspaces share the lock file of the root.
const packages = execFileSync('git', ['ls-files', '*package.json'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((file) => path.dirname(file))
  .filter((folder) => !/^packages\/[^/]+$/.test(folder))

test.for(packages)('%s pins exact versions from the public registry, without scripts', (folder) => {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const versions: string[] = Object.values({ ...dependencies, ...devDependencies })
  const hosts = read('package-lock.json').match(/(?<="resolved": "(\w+\+)?\w+:\/\/)[^/"]+/g) ?? []

  expect(versions.filter((one) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(one))).toEqual([])
  expect(hosts.filter((host) => host !== 'registry.npmjs.org')).toEqual([])
  expect(read('.npmrc')).toContain('ignore-scripts=true')
  // A typeface that a freelancer installs must not break the first of these.
  if (folder === '.') expect(read('.npmrc')).toContain('save-exact=true')
})
