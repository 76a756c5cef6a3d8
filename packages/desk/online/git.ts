import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Neither git nor ssh may ask for a password in the terminal, where nobody sees it. An agent, or a
 * program that asks in a window of its own, still works.
 */
const ASKS_NOTHING = {
  GIT_TERMINAL_PROMPT: '0',
  SSH_ASKPASS: 'false',
  SSH_ASKPASS_REQUIRE: 'force',
}

/** What git prints, for a folder. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, {
    cwd: folder,
    env: { ...ASKS_NOTHING, ...process.env, LC_ALL: 'C' },
    maxBuffer: 64_000_000,
  })
  return stdout
}

/** The same, or nothing where it fails. */
export async function tryGit(folder: string, ...args: string[]): Promise<string | undefined> {
  return git(folder, ...args).catch(() => undefined)
}

/** What git wrote to standard error. */
export function errorOutput(error: unknown): string {
  const { stderr = '', message = '' } = error as { stderr?: string; message?: string }
  return stderr || message
}

/** The commit that is online, as far as git knows. Nothing where none was pushed. */
export async function commitOnline(studio: string): Promise<string | undefined> {
  const branch = (await tryGit(studio, 'rev-parse', '--abbrev-ref', 'HEAD'))?.trim()
  const [remote] = ((await tryGit(studio, 'remote')) ?? '').trim().split('\n')
  const upstream = await tryGit(studio, 'rev-parse', '--verify', '@{upstream}')
  const pushed = upstream ?? (await tryGit(studio, 'rev-parse', '--verify', `${remote}/${branch}`))
  return pushed?.trim()
}
