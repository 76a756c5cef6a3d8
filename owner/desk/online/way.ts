import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { tryGit } from './git.ts'

/** How a studio goes online: by a command of its host, pushed to a remote, or as a folder. */
export type Way = 'command' | 'push' | 'folder'

/** The command where one is set up; else a push where there is a remote; else a folder. */
export async function wayOnline(studio: string): Promise<Way> {
  if (await hostCommand(studio)) return 'command'

  const remotes = await tryGit(studio, 'remote')
  const ignored = await tryGit(studio, 'check-ignore', 'content')
  return remotes?.trim() && ignored === undefined ? 'push' : 'folder'
}

/** What `studio/publish-command.txt` says, such as `npx wrangler deploy …`. */
export async function hostCommand(studio: string): Promise<string> {
  const text = await readFile(path.join(studio, 'publish-command.txt'), 'utf8').catch(() => '')
  return text.trim()
}
