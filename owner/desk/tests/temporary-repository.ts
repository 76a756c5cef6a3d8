import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { pushToBare } from './push-to-bare.ts'
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
