import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
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
  const { stdout } = await run('git', args, {
    cwd: folder,
    env: { ...UNATTENDED, ...process.env, LC_ALL: 'C' },
    maxBuffer: 64_000_000,
  })
  return stdout
}

/** The same, or nothing where it fails. */
export async function tryGit(folder: string, ...args: string[]): Promise<string | undefined> {
  return git(folder, ...args).catch(() => undefined)
}

/** Writes what git prints into a file. Gives whether it succeeded. */
export async function gitInto(folder: string, file: string, ...args: string[]): Promise<boolean> {
  const target = await open(file, 'w')
  try {
    const env = { ...UNATTENDED, ...process.env, LC_ALL: 'C' }
    const child = spawn('git', args, { cwd: folder, env, stdio: ['ignore', target.fd, 'ignore'] })
    return (await once(child, 'close'))[0] === 0
  } finally {
    await target.close()
  }
}

/** What is in files of commits, each named like `a1b2c3:studio/content/home.yaml`; or nothing. */
export async function readBlobs(folder: string, names: string[]): Promise<(string | undefined)[]> {
  const child = spawn('git', ['cat-file', '--batch'], { cwd: folder })
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  child.stdin.end(names.map((name) => `${name}\n`).join(''))
  await once(child, 'close')

  let rest = Buffer.concat(parts)
  return names.map(() => {
    const end = rest.indexOf('\n')
    const [, type, size] = /(\w+) (\d+)$/.exec(rest.toString('utf8', 0, end)) ?? []
    const length = Number(size ?? -1)
    const text = rest.toString('utf8', end + 1, end + 1 + length)
    // Behind what is in a file is a line break more.
    rest = rest.subarray(end + 1 + (size ? length + 1 : 0))
    return type === 'blob' ? text : undefined
  })
}

/** What git wrote, on both of its outputs: hooks use either. */
export function errorOutput(error: unknown): string {
  const { stdout = '', stderr = '', message = '' } = error as Record<string, string>
  return `${stdout}\n${stderr}`.trim() || message
}

/** Where a studio's branch is pushed to. `branch` is missing where it was never pushed. */
export async function destinationOf(studio: string): Promise<{ remote: string; branch?: string }> {
  const head = (await tryGit(studio, 'symbolic-ref', '--quiet', 'HEAD'))?.trim()
  const format = '--format=%(upstream:remotename)%00%(upstream:remoteref)'
  const upstream = head && (await tryGit(studio, 'for-each-ref', format, head))
  const [remote, branch] = upstream?.trim().split('\0') ?? []
  if (remote && branch) return { remote, branch }

  const remotes = ((await tryGit(studio, 'remote')) ?? '').trim().split('\n')
  return { remote: remotes.includes('origin') ? 'origin' : remotes[0] || 'origin' }
}

/** The commit that is online, as far as git knows. Nothing where none was pushed. */
export async function commitOnline(studio: string): Promise<string | undefined> {
  const upstream = await tryGit(studio, 'rev-parse', '--verify', '@{upstream}')
  if (upstream) return upstream.trim()

  const { remote } = await destinationOf(studio)
  const branch = (await tryGit(studio, 'symbolic-ref', '--short', 'HEAD'))?.trim()
  return (await tryGit(studio, 'rev-parse', '--verify', `${remote}/${branch}`))?.trim()
}
