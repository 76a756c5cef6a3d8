import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { studioIn } from './temporary-studio.ts'

export type Repository = ReturnType<typeof repositoryIn>

type Files = [file: string, content: Buffer][]

/** What repositories hold that were made before. Git takes long, so that one is made for many tests. */
const made = new Map<unknown, Files>()

/**
 * A studio with one scan in a repository that was pushed to a bare one beside it. Removed when the
 * test is over.
 *
 * @param inside the studio's folder in the repository; empty where it is all of it.
 * @param prepare what is done with the first one, always inside the same folder: others are copies.
 */
export async function temporaryRepository(
  inside = '',
  prepare?: (repository: Repository) => Promise<void>,
): Promise<Repository> {
  const known = made.get(prepare ?? inside)
  if (known) return repositoryIn(await copyOf(known), inside)

  const repository = await (prepare ? temporaryRepository(inside) : begin(inside))
  await prepare?.(repository)
  made.set(prepare ?? inside, await filesIn(repository.folder))
  return repository
}

async function begin(inside: string): Promise<Repository> {
  const folder = await temporaryFolder()
  const repository = repositoryIn(folder, inside)
  const { studio, git, putScan } = repository
  await cp('demo/content', path.join(studio, 'content'), { recursive: true })
  await putScan('veil.jpg')
  const init = ['init', '--quiet', '--template=', '-b', 'main']
  git(...init, '--bare', path.join(folder, 'online.git'))
  git(...init, path.join(folder, 'site'))
  const config = { 'user.name': 'June', 'user.email': 'june@example.com', 'maintenance.auto': 'no' }
  for (const [name, value] of Object.entries(config)) git('config', name, value)
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
  git('remote', 'add', 'origin', '../online.git')
  git('push', '--quiet', '--set-upstream', 'origin', 'main')
  return repository
}

function repositoryIn(folder: string, inside: string) {
  const studio = path.join(folder, 'site', inside)
  const remote = path.join(folder, 'online.git')
  return {
    ...studioIn(studio),
    folder,
    remote,
    git: gitIn(studio),
    gitOnline: gitIn(remote),
    scan: (name: string) => path.join(studio, 'uploads', name),

    /** Lets the remote refuse what is pushed, with these words. */
    async refuse(...words: string[]) {
      const hook = `#!/bin/sh\ncat >&2 <<'END'\n${words.join('\n')}\nEND\nexit 1\n`
      await mkdir(path.join(remote, 'hooks'), { recursive: true })
      await writeFile(path.join(remote, 'hooks/pre-receive'), hook, { mode: 0o755 })
    },
  }
}

function gitIn(cwd: string) {
  return (...words: string[]) =>
    execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }): Promise<Files[number]> => {
      const file = path.join(parentPath, name)
      return [path.relative(folder, file), await readFile(file)]
    })
  return Promise.all(files)
}

async function copyOf(files: Files): Promise<string> {
  const folder = await temporaryFolder()
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  return folder
}
