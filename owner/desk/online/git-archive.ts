import path from 'node:path'

import { FILES } from '#pipeline/content/files.ts'

import { commitOnline, git, gitInto, readBlobs, tryGit } from './git.ts'
import type { Archive, Kept } from './kept.ts'
import { compareScans, scansIn, type Sums } from './scans.ts'

/** What was put online from a studio that is pushed: the commits that its host has. */
export function openGitArchive(studio: string): Archive {
  async function read(commits: { id: string; date: string }[]): Promise<Kept[]> {
    const prefix = (await tryGit(studio, 'rev-parse', '--show-prefix'))?.trim() ?? ''
    const fileNames = FILES.map((file) => `${prefix}content/${file}.yaml`)
    const names = commits.flatMap(({ id }) => fileNames.map((name) => `${id}:${name}`))
    const blobs = await readBlobs(studio, names)
    return commits.flatMap((commit, at) => {
      const texts = FILES.flatMap((file, next) => {
        const text = blobs[at * FILES.length + next]
        return text === undefined ? [] : [[file, text] as const]
      })
      // Some are older than the studio.
      return texts.length > 0
        ? [versionAt(studio, prefix, { ...commit, texts: new Map(texts) })]
        : []
    })
  }

  return {
    async latest() {
      const id = await commitOnline(studio)
      return id ? (await read([{ id, date: '' }]))[0] : undefined
    },

    async versions(most) {
      const latest = await commitOnline(studio)
      if (!latest) return []

      const format = ['--first-parent', '--format=%H %cI', `-${most}`]
      const log = await git(studio, 'log', ...format, latest, '--', 'content', 'uploads')
      const lines = log.split('\n').filter(Boolean)
      return read(lines.map((line) => ({ id: line.split(' ')[0]!, date: line.split(' ')[1]! })))
    },
  }
}

type Commit = Pick<Kept, 'id' | 'date' | 'texts'>

function versionAt(studio: string, prefix: string, commit: Commit): Kept {
  async function sums(): Promise<Sums> {
    // Asked inside a folder, git looks for that folder in the tree that is named.
    const tree = `${commit.id}:${prefix}uploads`
    const entries = nul((await tryGit(studio, 'ls-tree', '--full-tree', '-z', tree)) ?? '')
    return Object.fromEntries(
      entries.map((entry): [string, string] => {
        const [, blob = '', name = ''] = /^\S+ \S+ (\S+)\t(.*)$/s.exec(entry) ?? []
        return [name, blob]
      }),
    )
  }

  return {
    ...commit,
    sums,

    async scansSince() {
      const diff = ['diff', '--name-only', '-z', '--relative', '--no-renames', '--diff-filter=MT']
      const changed = nul(await git(studio, ...diff, commit.id, '--', 'uploads'))
      return compareScans(
        await sums(),
        await scansIn(path.join(studio, 'uploads')),
        changed.map((file) => path.posix.basename(file)),
        (names) => blobsOf(studio, names),
      )
    },

    copyScan: (scan, target) =>
      // As it was before git or Git LFS changed it for the repository.
      gitInto(studio, target, 'cat-file', '--filters', `${commit.id}:${prefix}uploads/${scan}`),
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
