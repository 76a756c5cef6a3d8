import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)

/** What a document tells to type on a machine of one's own. Servers and screen readers are of one system. */
const DOCUMENTS =
  /^(README|CONTRIBUTING|docs\/(?!decisions\/|quality|specification)[\w-]+|packages\/[\w-]+\/README|bench\/README|owner\/.*README)\.md$/

/** Only some shells know these: `&&`, a setting in front of a command, and the programs of Unix. */
const OF_ONE_SHELL =
  /&&|\b(cp|mv|rm|mkdir|chmod|ln|export|source|apt|apt-get|brew|sudo|bash|sh) [\w./~-]|\b[A-Z_]{3,}=\S+ (npm|npx|node)\b|\$\(/

/** Names that Windows keeps for devices, with any ending. */
const RESERVED = /(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.[^/]*)?(\/|$)/i

test('no document tells to type what only one system understands', () => {
  const commands = files
    .filter((file) => DOCUMENTS.test(file))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n')
      return lines.flatMap((line, at) => {
        const typed = /^ {4,}\S/.test(line)
          ? [line]
          : Array.from(line.matchAll(/`([^`]+)`/g), ([, one]) => one!)
        return typed.map((command) => `${file}:${at + 1} ${command.trim()}`)
      })
    })
  expect(commands.some((command) => command.includes('npm run desk'))).toBe(true)
  expect(commands.filter((command) => OF_ONE_SHELL.test(command))).toEqual([])
})

test('a command of package.json runs in any shell', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const lines = Object.entries(scripts).filter(([, line]) => /^\w+=|\$|'|\bcp |\brm /.test(line))
  expect(lines).toEqual([])
})

test('every file has a name that any disk takes', () => {
  const names = files.map((file) => file.toLowerCase())
  const twins = files.filter((file, at) => names.indexOf(file.toLowerCase()) !== at)
  expect(twins).toEqual([])
  expect(
    files.filter((file) => RESERVED.test(file) || /[<>:"|?*\\]|[. ](\/|$)/.test(file)),
  ).toEqual([])
  // Windows stops at 260 with the folder that it is in; npm’s packages have longer ones.
  expect(files.filter((file) => file.length > 120)).toEqual([])
})
