import { execFileSync } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

/**
 * A studio with one scan in a repository that was pushed to a bare one beside it. Removed when the
 * test is over.
 *
 * @param inside the studio's folder in the repository; empty where it is all of it.
 */
export async function temporaryRepository(inside = '') {
  const folder = await temporaryFolder()
  const [root, remote] = [path.join(folder, 'site'), path.join(folder, 'online.git')]
  const studio = path.join(root, inside)
  const uploads = path.join(studio, 'uploads')
  await mkdir(uploads, { recursive: true })
  await cp('demo/content', path.join(studio, 'content'), { recursive: true })
  await writeFile(path.join(uploads, 'veil.jpg'), 'a scan')

  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: studio, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  execFileSync('git', ['init', '--quiet', '--bare', '-b', 'main', remote])
  git('init', '--quiet', '-b', 'main', root)
  git('config', 'user.name', 'June')
  git('config', 'user.email', 'june@example.com')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
  git('remote', 'add', 'origin', remote)
  git('push', '--quiet', '--set-upstream', 'origin', 'main')

  return {
    studio,
    remote,
    git,
    scan: (name: string) => path.join(uploads, name),

    /** Lets the remote refuse what is pushed, with these words. */
    refuse: (...words: string[]) =>
      writeFile(
        path.join(remote, 'hooks/pre-receive'),
        `#!/bin/sh\ncat >&2 <<'END'\n${words.join('\n')}\nEND\nexit 1\n`,
        { mode: 0o755 },
      ),
  }
}
