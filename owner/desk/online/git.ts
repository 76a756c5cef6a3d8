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

const TOO_LARGE =
  /\bGH001\b|exceed(s|ing)?\b.*\b(size|limit|quota)|larger than.*(maximum|limit)|too large|HTTP 413|error: 413|data quota/i

/** What git or its host says, and what that means for the owner. The first that fits counts. */
const CAUSES: [said: RegExp, sentence: string][] = [
  [
    TOO_LARGE,
    'A file is too large for your host, so nothing was sent. Put a smaller export in its place, then try again.',
  ],
  [
    /unable to create : file exists/i,
    'Git was stopped in the middle of something. If no other program is using it, delete the file that it names, then try again.',
  ],
  [
    /non-fast-forward|fetch first|stale info|tip of your current branch is behind/i,
    'Someone else has put changes online since you last did. Fetch them first (git pull), then try again.',
  ],
  [
    /authentication|could not read (username|password)|denied|error: 40[134]|not allowed|protected branch|branch is protected|repository rule|publish a private email|\bnot found|does not appear to be a git repository|host key verification/i,
    'Your host does not let you change this site. Sign in to it again on this computer, or ask whoever set up the folder.',
  ],
  [
    /could not resolve|unable to access|failed to connect|could not connect|timed? ?out|connection (refused|reset|closed)|unreachable|too slow|early eof|hung up|error: 5\d\d/i,
    'Your host cannot be reached. Look at your internet connection, then try again.',
  ],
]

/** Why git did not send something, for the owner, with what it said. */
export function whyNotSent(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^remote:\s*/, '').trim())
  for (const [said, sentence] of CAUSES) {
    // A repository may be called anything.
    const line = lines.find((one) => said.test(one.replaceAll(/'[^']*'|^To .*/g, '')))
    if (line) return `${sentence} Git says: “${line}”`
  }
  const telling = lines.filter(
    (line) => /[\p{L}\d]/u.test(line) && !/^(hint:|To |! \[|error: failed to push)/.test(line),
  )
  return `Git did not send it. Ask whoever set up the folder. Git says: “${telling.at(-1) ?? output.trim()}”`
}

/** Whether a host refused something because of its size. */
export function isTooLarge(output: string): boolean {
  return TOO_LARGE.test(output)
}
