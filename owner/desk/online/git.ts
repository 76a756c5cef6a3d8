import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Neither git nor ssh may ask for a password in the terminal, where nobody sees it. An agent, or a
 * program that asks in a window of its own, still works. A host that is silent for two minutes is given up.
 */
const UNATTENDED = {
  GIT_HTTP_LOW_SPEED_LIMIT: '1',
  GIT_HTTP_LOW_SPEED_TIME: '120',
  GIT_TERMINAL_PROMPT: '0',
  SSH_ASKPASS: 'false',
  SSH_ASKPASS_REQUIRE: 'force',
}

/** What git prints, for a folder. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  return gitWith([], folder, ...args)
}

/** The same, with names that it reads: more than a command can hold. */
export async function gitWith(names: string[], folder: string, ...args: string[]): Promise<string> {
  const env = { ...UNATTENDED, ...process.env, LC_ALL: 'C' }
  const running = run('git', args, { cwd: folder, env, maxBuffer: 64_000_000 })
  // Git may end before it has read them, and says why itself.
  running.child.stdin?.on('error', () => {}).end(names.map((name) => `${name}\0`).join(''))
  return (await running).stdout
}

/** What git prints, or nothing where it fails. */
export async function tryGit(folder: string, ...args: string[]): Promise<string | undefined> {
  return git(folder, ...args).catch(() => undefined)
}

/** What git wrote, on both of its outputs: hooks use either. */
export function errorOutput(error: unknown): string {
  const { stdout = '', stderr = '', message = '' } = error as Record<string, string>
  return `${stdout}\n${stderr}`.trim() || message
}

/** What `git push` is told: where the studio's branch goes. */
export async function destinationOf(studio: string): Promise<string[]> {
  const head = (await tryGit(studio, 'symbolic-ref', '--quiet', 'HEAD'))?.trim()
  const format = '--format=%(upstream:remotename)%00%(upstream:remoteref)'
  const upstream = head && (await tryGit(studio, 'for-each-ref', format, head))
  const [remote, branch] = upstream?.trim().split('\0') ?? []
  if (remote && branch) return [remote, `HEAD:${branch}`]

  const remotes = ((await tryGit(studio, 'remote')) ?? '').trim().split('\n')
  return ['--set-upstream', remotes.includes('origin') ? 'origin' : remotes[0] || 'origin', 'HEAD']
}
