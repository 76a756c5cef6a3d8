import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { tryGit } from './git.ts'

/** How a studio goes online: by a command of its host, pushed to a remote, or as a folder to upload. */
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

/** The folder that an owner uploads. */
export function uploadFolder(root: string): string {
  return path.join(path.resolve(root, process.env.DIST ?? 'dist'), 'client')
}

const FILE_MANAGERS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'open',
  win32: 'explorer',
}

/** Shows the folder to upload in the file manager of this computer. */
export async function showFolder(root: string): Promise<{ done: true } | { failure: string }> {
  const folder = uploadFolder(root)
  const program = FILE_MANAGERS[process.platform] ?? 'xdg-open'
  const child = spawn(program, [folder], { stdio: 'ignore' })
  const [code] = await once(child, 'close').catch(() => [-1])
  // The one of Windows fails also where it has shown it.
  if (code === 0 || (code > 0 && process.platform === 'win32')) return { done: true }
  return { failure: `This computer did not show the folder. It is ${folder}` }
}
