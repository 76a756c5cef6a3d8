import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { PAGE_IDS } from '#pipeline/content/pages.ts'

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && existsSync(file))

const documents = files.filter((file) => file.endsWith('.md'))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Every line of the repository except lock files and binaries, as `file:line text`. */
const lines = linesOf(
  files.filter((file) => !/package-lock\.json$|\.(avif|gif|ico|jpe?g|png|webp|woff2?)$/.test(file)),
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

function linesOf(some: string[]): string[] {
  return some.flatMap((file) =>
    read(file)
      .split('\n')
      .map((text, index) => `${file}:${index + 1} ${text}`),
  )
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
