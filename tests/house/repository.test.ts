import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const LOCK_FILE = /(^|\/)package-lock\.json$/
const BINARY = /\.(avif|gif|ico|jpe?g|png|webp|woff2?)$/

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)

const documents = files.filter((file) => file.endsWith('.md'))

/** Every line of the repository except lock files and binaries, as `file:line text`. */
const lines = files
  .filter((file) => !LOCK_FILE.test(file) && !BINARY.test(file))
  .flatMap((file) =>
    read(file)
      .split('\n')
      .map((text, index) => `${file}:${index + 1} ${text.trim()}`),
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

test('links in documents lead to files', () => {
  const links = documents.flatMap((file) =>
    Array.from(read(file).matchAll(/\]\((?!\w+:)([^)#]+)/g), ([, link]) =>
      path.join(path.dirname(file), link!),
    ),
  )

  expect(links).toContain('docs/glossary.md')
  expect(links.filter((link) => !existsSync(link))).toEqual([])
})

test('documents name commands, files and folders that exist', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const folders = new Set(
    files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]),
  )
  // A star, a placeholder like <page> or x, or no ending: the beginning must exist.
  const named = new RegExp(
    `(?<![\\w./…@-])(?:${[...folders].join('|')})/(?!x\\b)[\\w./-]*\\w(?<!/x)`,
    'g',
  )

  const wrong = documents.flatMap((document) => {
    const text = read(document)
    const commands = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name]) => name!)
    const paths = Array.from(text.matchAll(named), ([name]) => name)
    // A package's own folders are named from its folder.
    const exists = (name: string) =>
      [name, path.join(path.dirname(document), name)].some((start) =>
        files.some((file) => file.startsWith(start)),
      )
    return [
      ...commands.filter((name) => !(name in scripts)),
      ...paths.filter((name) => !exists(name)),
    ].map((name) => `${document}: ${name}`)
  })
  expect(wrong).toEqual([])
})

test('lock files name no host but the public registry', () => {
  const locks = files.filter((file) => LOCK_FILE.test(file))
  const hosts = locks.flatMap((file) =>
    Array.from(read(file).matchAll(/"resolved": "(?:\w+\+)?\w+:\/\/([^/"]+)/g), ([, host]) => host),
  )

  expect(locks).toContain('package-lock.json')
  expect(hosts.filter((host) => host !== 'registry.npmjs.org')).toEqual([])
})

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // Deleted, but not yet from the index.
  }
}
