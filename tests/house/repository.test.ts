import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { PAGE_IDS } from '#pipeline/content/pages.ts'
import { readEngine } from '#scripts/engine.ts'
import { PARTS } from '#scripts/test.ts'

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && existsSync(file))

const documents = files.filter((file) => file.endsWith('.md'))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Every line of the repository except lock files and binaries, as `file:line text`. */
const lines = files
  .filter((file) => !/package-lock\.json$|\.(avif|gif|ico|jpe?g|png|webp|woff2?)$/.test(file))
  .flatMap((file) =>
    read(file)
      .split('\n')
      .map((text, at) => `${file}:${at + 1} ${text}`),
  )

// Brackets keep the patterns from matching themselves.
test.for([
  ['work left for later', /\b(TOD[O]|FIXM[E])\b/],
  ['a file path that breaks in folders with spaces', /import\.meta\.ur[l]\)\.pathname/],
  ['a path of one machine', /(^|[\s"'`(=])\/(tm[p]|roo[t]|hom[e])\//],
] as const)('no file contains %s', ([, pattern]) => {
  expect(lines.filter((line) => pattern.test(line))).toEqual([])
})

// A stranger may own any other name, and would get what visitors of every copy of the demo send.
test('the demo names no site of anybody: only reserved names', () => {
  const demo = lines.filter((line) => line.startsWith('demo/content/'))
  const sites = demo.flatMap(
    (line) => line.match(/\b[\w-]+(\.[\w-]+)*\.(com|net|org|io|co|me|us|studio)\b/g) ?? [],
  )
  expect(sites.filter((site) => !/(^|\.)example\.com$/.test(site))).toEqual([])
  expect(demo.join()).toContain('dogwoodandsilver.example')
})

test('documents link to files, and name commands, files and folders that exist', () => {
  const folders = [...new Set(files.map((file) => file.split('/')[0]!))]
  // A star, a placeholder like <page> or x, or no ending: the beginning must exist.
  const named = new RegExp(
    `(?<![\\w./…@-])(?:${folders.join('|')})/(?!x\\b)[\\w./-]*\\w(?<!/x)`,
    'g',
  )
  const wrong = documents.flatMap((document) => {
    const text = read(document)
    const found = (pattern: RegExp) => Array.from(text.matchAll(pattern), (match) => match.at(-1)!)
    const here = (name: string) => path.join(path.dirname(document), name)
    return [
      ...found(/\]\((?!\w+:)([^)#]+)/g).filter((link) => !existsSync(here(link))),
      ...found(/npm run ([\w:-]+)/g).filter((name) => !(name in scripts)),
      ...found(/run\.mjs ([a-z][\w/-]*)/g).filter(
        (name) => ![`${name}.ts`, `scripts/${name}.ts`].some((file) => files.includes(file)),
      ),
      ...found(/`(\w[\w/.-]*\.(?:tsx?|mjs|css|jsonl))`/g).filter(
        (name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)),
      ),
      ...found(/\]\(([^)\s]*#[^)\s]+)/g).filter((link) => !hasAnchor(document, link)),
      // A package's own folders are named from its folder.
      ...found(named).filter((name) =>
        [name, here(name)].every((start) => !files.some((file) => file.startsWith(start))),
      ),
    ].map((name) => `${document}: ${name}`)
  })
  expect(wrong).toEqual([])
})

test('every file has a name that any disk takes, and every command runs in any shell', () => {
  const names = files.map((file) => file.toLowerCase())
  const twins = files.filter((file, at) => names.indexOf(file.toLowerCase()) !== at)
  // Windows keeps some names for devices, and stops at 260 with the folder that a file is in.
  const devices = /(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.[^/]*)?(\/|$)/i
  const odd = files.filter(
    (file) => devices.test(file) || /[<>:"|?*\\]|[. ](\/|$)/.test(file) || file.length > 120,
  )
  expect([...twins, ...odd]).toEqual([])
  expect(Object.values(scripts).filter((line) => /^\w+=|\$|'|\b(cp|rm) /.test(line))).toEqual([])
})

test('every id in components is one that no photograph and no question gets', () => {
  const ids = lines.flatMap((line) =>
    /^src\/.*\.tsx?:/.test(line)
      ? [...line.matchAll(/\b(?:id=|id: |const MENU = )['"]([a-z-]+)['"]/g)]
      : [],
  )
  const own = ids.map(([, id]) => id).filter((id) => !id?.startsWith('notice-'))
  expect(own.length).toBeGreaterThan(8)
  expect(own.filter((id) => !PAGE_IDS.includes(id!))).toEqual([])
})

// An undefined class is no error anywhere: the element just has no style.
test('components use only classes that their stylesheets have', () => {
  const unknown = files
    .filter((file) => /^src\/.*\.tsx$/.test(file))
    .flatMap((file) => {
      const code = read(file)
      const sheets = Array.from(code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g))
      return sheets.flatMap(([, name, sheet = '']) => {
        const css = read(sheet.startsWith('#') ? sheet.slice(1) : path.join(file, '..', sheet))
        return Array.from(code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, use]) => use)
          .filter((use) => !new RegExp(`\\.${use}\\b`).test(css))
          .map((use) => `${file} uses .${use}`)
      })
    })
  expect(unknown).toEqual([])

  // The name of a stylesheet is part of its classes.
  const sheets = files
    .filter((file) => /^src\/.*\.module\.css$/.test(file))
    .map((file) => path.basename(file))
  expect(sheets.filter((name, at) => sheets.indexOf(name) !== at)).toEqual([])
})

test('a version has every file of the repository, and says in its change log what is new', async () => {
  const engine = await readEngine('.')
  const others = files.filter((file) => !(file in engine.files))
  expect(others.filter((file) => !/^(studio\/|engine\.json$|wrangler\.jsonc$)/.test(file))).toEqual(
    [],
  )
  const create = JSON.parse(read('packages/create-film-studio/package.json'))
  expect(create.version).toBe(engine.version)
  expect(read('CHANGELOG.md')).toContain(`\n## ${engine.version}\n`)
})

type Step = { run?: string; uses?: string }
type Job = { if?: string; steps: Step[]; strategy: { matrix: { flags: string[] } } }

const FOLDER = '.github/workflows'
const workflows = readdirSync(FOLDER).map((file) => {
  const text = read(path.join(FOLDER, file))
  const { permissions, jobs } = parse(text) as { permissions?: object; jobs: Record<string, Job> }
  return { file, text, permissions, jobs }
})
const jobsOf = (name: string) => workflows.find(({ file }) => file === name)!.jobs

test.for(workflows)(
  '$file only reads, names actions by their commits, and runs no token, package or expression of others',
  ({ text, permissions, jobs }) => {
    const actions = text.match(/uses: .*/g) ?? []
    const pinned = /^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
    expect(permissions).toEqual({ contents: 'read' })
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((use) => !pinned.test(use))).toEqual([])
    const commands = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run }) => run ?? []),
    )
    expect(commands.filter((one) => /\$\{\{|--token|\bnpx\b|@latest/.test(one))).toEqual([])
  },
)

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
const packages = files
  .filter((file) => /(^|\/)package\.json$/.test(file))
  .map((file) => path.dirname(file))
  .filter((folder) => !/^packages\/[^/]+$/.test(folder))

test.for(packages)('%s pins exact versions from the public registry, without scripts', (folder) => {
  const own = (name: string) => read(path.join(folder, name))
  const { dependencies, devDependencies } = JSON.parse(own('package.json'))
  const versions: string[] = Object.values({ ...dependencies, ...devDependencies })
  const hosts = own('package-lock.json').match(/(?<="resolved": "(\w+\+)?\w+:\/\/)[^/"]+/g) ?? []

  expect(versions.filter((one) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(one))).toEqual([])
  expect(hosts.filter((host) => host !== 'registry.npmjs.org')).toEqual([])
  expect(own('.npmrc')).toContain('ignore-scripts=true')
  // A typeface that a freelancer installs must not break the first of these.
  if (folder === '.') expect(own('.npmrc')).toContain('save-exact=true')
})

/** Whether a link to a heading, in this document or another, finds it. Other links are none of ours. */
function hasAnchor(document: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  if (/^\w+:/.test(file)) return true
  const target = file ? path.join(path.dirname(document), file) : document
  const headings = Array.from(read(target).matchAll(/^#+ (.+)$/gm), ([, words = '']) => words)
  const anchors = headings.map((words) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
  return anchors.includes(anchor!)
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
