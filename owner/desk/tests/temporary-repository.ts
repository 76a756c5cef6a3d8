import { execFileSync } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

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
  const folder = await temporaryFolder()
  const [site, remote] = [path.join(folder, 'site'), path.join(folder, 'online.git')]
  const studio = path.join(site, inside)
  const { putScan, rewrite, ...rest } = studioIn(studio)
  const repository = {
    ...rest,
    rewrite,
    site,
    remote,
    git: gitIn(studio),
    gitOnline: gitIn(remote),
    scan: (name: string) => path.join(studio, 'uploads', name),

    /** Adds a scan that photographs.yaml names. */
    async putScan(name: string, picture?: string | Buffer) {
      await putScan(name, picture)
      const entry = `- file: ${JSON.stringify(name)}\n  alt: A picture.\n`
      await rewrite('photographs', (text) => (text.includes(entry) ? text : text + entry))
    },

    /** What is online, as paths in the repository. */
    filesOnline: () => gitIn(remote)('ls-tree', '-r', '-z', '--name-only', 'main').split('\0'),

    /** Lets the remote refuse what is pushed, with these words. */
    async refuse(...words: string[]) {
      const hook = `#!/bin/sh\ncat >&2 <<'END'\n${words.join('\n')}\nEND\nexit 1\n`
      await mkdir(path.join(remote, 'hooks'), { recursive: true })
      await writeFile(path.join(remote, 'hooks/pre-receive'), hook, { mode: 0o755 })
    },
  }

  const { git } = repository
  await cp('demo/content', path.join(studio, 'content'), { recursive: true })
  await repository.putScan('veil.jpg')
  const init = ['init', '--quiet', '--template=', '-b', 'main']
  git(...init, '--bare', remote)
  git(...init, site)
  const config = { 'user.name': 'June', 'user.email': 'june@example.com', 'maintenance.auto': 'no' }
  for (const [name, value] of Object.entries(config)) git('config', name, value)
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
  git('remote', 'add', 'origin', '../online.git')
  git('push', '--quiet', '--set-upstream', 'origin', 'main')
  return repository
}

function gitIn(cwd: string) {
  return (...words: string[]) =>
    execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
