import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { parse } from 'yaml'

import { FILES, UNLESS_WRITTEN, type ContentFile } from '#pipeline/content/files.ts'
import { readTexts } from '#pipeline/content/read-texts.ts'

import { compare, type Difference } from './compare.ts'
import { commitOnline, git, tryGit } from './git.ts'
import { compareScans, scansIn, sumsIn, type ScanChanges, type Sums } from './scans.ts'
import { wayOnline, type Way } from './way.ts'

/** What going online would change. */
export type Changes = {
  way: Way
  /** Whether the site was never put online from here. */
  isFirst: boolean
  differences: Difference[]
  /** Scans, by their names in uploads/. */
  scans: ScanChanges
}

/** Compares a studio with what was put online last. */
export async function changesSince(studio: string): Promise<Changes> {
  const way = await wayOnline(studio)
  const online = way === 'push' ? await fromGit(studio) : await fromCopy(studio)
  const none = { added: [], removed: [], changed: [], renamed: [] }
  if (!online) return { way, isFirst: true, differences: [], scans: none }

  const { texts } = await readTexts(studio, path.join(studio, 'content'))
  const differences = await Promise.all(
    FILES.map(async (file) =>
      compare(file, parsed(await online.text(file)), parsed(texts.get(file))),
    ),
  )
  return { way, isFirst: false, differences: differences.flat(), scans: await online.scans() }
}

async function fromGit(studio: string) {
  const commit = await commitOnline(studio)
  const prefix = (await tryGit(studio, 'rev-parse', '--show-prefix'))?.trim() ?? ''
  const has = commit && (await tryGit(studio, 'cat-file', '-e', `${commit}:${prefix}content`))
  if (has === undefined || !commit) return undefined

  return {
    text: async (file: ContentFile) =>
      (await tryGit(studio, 'show', `${commit}:${prefix}content/${file}.yaml`)) ??
      UNLESS_WRITTEN[file],
    async scans() {
      // Asked inside a folder, git looks for that folder in the tree that is named.
      const tree = `${commit}:${prefix}uploads`
      const entries = nul((await tryGit(studio, 'ls-tree', '--full-tree', '-z', tree)) ?? '')
      const before = Object.fromEntries(
        entries.map((entry): [string, string] => {
          const [, blob = '', name = ''] = /^\S+ \S+ (\S+)\t(.*)$/s.exec(entry) ?? []
          return [name, blob]
        }),
      )
      const diff = ['diff', '--name-only', '-z', '--relative', '--no-renames', '--diff-filter=MT']
      const changed = nul(await git(studio, ...diff, commit, '--', 'uploads'))
      return compareScans(
        before,
        await scansIn(path.join(studio, 'uploads')),
        changed.map((file) => path.posix.basename(file)),
        (names) => blobsOf(studio, names),
      )
    },
  }
}

/** What git would call these scans by what is in them. */
async function blobsOf(studio: string, names: string[]): Promise<Sums> {
  const files = names.map((name) => `uploads/${name}`)
  const blobs = (await git(studio, 'hash-object', '--', ...files)).trim().split('\n')
  return Object.fromEntries(names.map((name, at) => [name, blobs[at] ?? '']))
}

function nul(output: string): string[] {
  return output.split('\0').filter(Boolean)
}

/** Without git, the desk keeps a copy of what was ready to go online. */
async function fromCopy(studio: string) {
  const copy = path.join(studio, '.desk/online')
  const noted = await readFile(path.join(copy, 'scans.json'), 'utf8').catch(() => undefined)
  if (noted === undefined) return undefined

  const before = sumsFrom(JSON.parse(noted))
  const { texts } = await readTexts(studio, copy)
  return {
    text: (file: ContentFile) => texts.get(file),
    async scans() {
      const now = await sumsIn(path.join(studio, 'uploads'))
      const changed = Object.keys(now).filter((name) => before[name] && before[name] !== now[name])
      return compareScans(before, Object.keys(now), changed, async () => now)
    },
  }
}

/** A list of names is all that earlier desks have noted. */
function sumsFrom(noted: string[] | Sums): Sums {
  return Array.isArray(noted) ? Object.fromEntries(noted.map((name) => [name, ''])) : noted
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : parse(text)
  } catch {
    return undefined
  }
}
