import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execFileSync } from 'node:child_process'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { studioIn } from './temporary-studio.ts'

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
