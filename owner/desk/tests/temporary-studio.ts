import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { temporaryFolder, writeFiles } from '@studio/hosts/tests/temporary-folder'
import sharp from 'sharp'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { Document } from '../document/documents.ts'
import { openStore, type Save } from '../document/store.ts'
import { publish } from '../online/publish.ts'
import { receive } from '../photographs/receive.ts'

type StoreOptions = Parameters<typeof openStore>[1]

/** What a test makes of the data of files, in place. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Changes = Partial<Record<ContentFile, (data: any) => void>>

/** A scan as it arrives. */
export const SCAN = await sharp({
  create: { width: 9, height: 6, channels: 3, background: '#abc' },
})
  .jpeg()
  .toBuffer()

/** What is in each file of a folder, by its path in it, in order, but for those whose paths are like `left`. */
export async function everythingIn(folder: string, left = /^$/): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !left.test(name))
  const read = async (name: string) => [name, await readFile(path.join(folder, name), 'latin1')]
  return Object.fromEntries(await Promise.all(names.toSorted().map(read)))
}

/** A copy of the demo's words for a test to change. Removed when the test is over. */
export async function temporaryStudio(options?: StoreOptions) {
  const studio = await temporaryFolder()
  await cp('demo/content', path.join(studio, 'content'), { recursive: true })
  return studioIn(studio, options)
}

/** What a test does with a studio in a folder. */
export function studioIn(studio: string, options?: StoreOptions) {
  const [content, uploads] = [path.join(studio, 'content'), path.join(studio, 'uploads')]
  const folders = { root: studio, studio, content, uploads }
  const store = openStore(folders, options)
  const text = (file: ContentFile) => readFile(path.join(content, `${file}.yaml`), 'utf8')

  /** Files as a panel has read them, with changes of its own. */
  async function changed(changes: Changes): Promise<Save['files']> {
    const { documents } = await store.read()
    const files = Object.entries(changes).map(([file, change]) => {
      const { revision, data } = structuredClone(documents.get(file as ContentFile)!)
      change(data)
      return [file, { revision, data } satisfies Document]
    })
    return Object.fromEntries(files)
  }

  return {
    studio,
    folders,
    store,
    text,
    changed,

    /** Saves changes by someone who sees what the files hold now. */
    save: async (what: string, changes: Changes, more?: Partial<Save>) =>
      store.save({ what, files: await changed(changes), ...more }),

    rewrite: async (file: ContentFile, change: (text: string) => string) =>
      writeFile(path.join(content, `${file}.yaml`), change(await text(file))),

    /** Lets a scan arrive. */
    async send(bytes = SCAN, name = 'a.jpg') {
      const known = { stocks: [], owners: [] }
      const incoming = path.join(store.desk, 'incoming')
      return receive(Readable.from([bytes]), name, { incoming, uploads, known })
    },

    /** Puts the studio online, once it was checked. */
    putOnline: (isRight = async () => ({ ok: true })) => publish('.', studio, () => {}, isRight),

    putScan: (name: string, picture: string | Buffer = `the picture ${name}`) =>
      writeFiles(uploads, { [name]: picture }),
  }
}

export type Repository = Awaited<ReturnType<typeof temporaryRepository>>

/**
 * A studio with one scan in a repository that was pushed to a bare one beside it. Removed when the
 * test is over.
 *
 * @param inside the studio's folder in the repository; empty where it is all of it.
 */
export async function temporaryRepository(inside = '') {
  const site = path.join(await temporaryFolder(), 'site')
  const studio = path.join(site, inside)
  const own = studioIn(studio)

  /** Adds a scan that photographs.yaml names. */
  async function putScan(name: string, picture?: string | Buffer) {
    await own.putScan(name, picture)
    const entry = `- file: ${JSON.stringify(name)}\n  alt: A picture.\n`
    await own.rewrite('photographs', (text) => (text.includes(entry) ? text : text + entry))
  }

  await cp('demo/content', path.join(studio, 'content'), { recursive: true })
  await putScan('veil.jpg')
  const { remote, git, gitOnline } = pushToBare(studio, site)
  return {
    ...own,
    putScan,
    site,
    remote,
    git,
    gitOnline,
    scan: (name: string) => path.join(studio, 'uploads', name),

    /** What is online, as paths in the repository. */
    filesOnline: () => gitOnline('ls-tree', '-r', '-z', '--name-only', 'main').split('\0'),

    /** Lets the remote refuse what is pushed, with these words. */
    async refuse(...words: string[]) {
      const hook = `#!/bin/sh\ncat >&2 <<'END'\n${words.join('\n')}\nEND\nexit 1\n`
      await mkdir(path.join(remote, 'hooks'), { recursive: true })
      await writeFile(path.join(remote, 'hooks/pre-receive'), hook, { mode: 0o755 })
    },
  }
}

/** Runs git in a folder, and gives what it prints. */
function gitIn(cwd: string) {
  return (...words: string[]) =>
    execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Puts a studio into a repository, of which it may be a part, and pushes it to a bare one beside that. */
export function pushToBare(studio: string, site = studio) {
  const remote = path.join(site, '../online.git')
  const git = gitIn(studio)
  const init = ['init', '--quiet', '--template=', '-b', 'main']
  git(...init, '--bare', remote)
  git(...init, site)
  const config = { 'user.name': 'June', 'user.email': 'june@example.com', 'maintenance.auto': 'no' }
  for (const [name, value] of Object.entries(config)) git('config', name, value)
  git('add', 'content', 'uploads')
  git('commit', '--quiet', '-m', 'Begin')
  git('remote', 'add', 'origin', '../online.git')
  git('push', '--quiet', '--set-upstream', 'origin', 'main')
  return { remote, git, gitOnline: gitIn(remote) }
}
