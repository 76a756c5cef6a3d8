import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { check } from './check.ts'
import { errorOutput, git, tryGit } from './git.ts'
import { run } from './run.ts'
import { hostCommand, wayOnline } from './way.ts'

/** How going online ended, in a sentence for the owner. */
export type Published = { done: string } | { failure: string }

/**
 * Checks a studio and puts it online: by its host's command, pushed where its repository has a remote,
 * or as a folder that is ready for a host. Nothing with a mistake goes out, and nothing is ever forced.
 */
export async function publish(
  root: string,
  studio: string,
  say: (line: string) => void,
  isRight: typeof check = check,
): Promise<Published> {
  const way = await wayOnline(studio)
  const isBehind = way === 'push' && (await whyBehind(studio))
  if (isBehind) return { failure: isBehind }

  const checked = await snapshot(studio)
  const { ok } = await isRight(root, studio, say)
  if (!ok) return { failure: 'The check found something wrong, so nothing was put online.' }
  if (!isDeepStrictEqual(await snapshot(studio), checked)) return { failure: CHANGED }
  if (way === 'push') return push(studio, say)
  const outcome = await (way === 'command' ? deploy(root, studio, say) : leaveFolder(root))
  if ('done' in outcome) await noteOnline(studio, checked)
  return outcome
}

/** Why nothing can be pushed now, found before a check of minutes. */
async function whyBehind(studio: string): Promise<string | undefined> {
  try {
    await git(studio, 'fetch', '--quiet')
  } catch (error) {
    return sentenceFor(errorOutput(error))
  }
  const missing = await tryGit(studio, 'rev-list', '--count', 'HEAD..@{upstream}')
  return Number(missing) > 0 ? AHEAD : undefined
}

async function push(studio: string, say: (line: string) => void): Promise<Published> {
  try {
    await git(studio, 'add', '--', 'content', 'uploads')
    const staged = await tryGit(studio, 'diff', '--cached', '--quiet', '--', 'content', 'uploads')
    // It fails where there is something to commit.
    if (staged === undefined) {
      const words = ['commit', '--quiet', '-m', 'Update the site', '--', 'content', 'uploads']
      await git(studio, ...words)
      say('Saved as a commit.')
    }
    const upstream = await tryGit(studio, 'rev-parse', '@{upstream}')
    const [remote = 'origin'] = (await git(studio, 'remote')).trim().split('\n')
    await git(studio, 'push', '--quiet', ...(upstream ? [] : ['--set-upstream', remote, 'HEAD']))
    return { done: 'Sent. Your host shows it in a few minutes.' }
  } catch (error) {
    return { failure: sentenceFor(errorOutput(error)) }
  }
}

async function deploy(
  root: string,
  studio: string,
  say: (line: string) => void,
): Promise<Published> {
  const command = await hostCommand(studio)
  const lines: string[] = []
  const { ok } = await run([command], {
    cwd: root,
    shell: true,
    say(line) {
      say(line)
      if (line.trim()) lines.push(line.trim())
    },
  })
  if (!ok) return { failure: `The host’s tool failed: ${lines.at(-1) ?? command}` }

  return { done: 'Sent to your host.' }
}

async function leaveFolder(root: string): Promise<Published> {
  const folder = path.join(path.resolve(root, process.env.DIST ?? 'dist'), 'client')
  return { done: `The site is ready. Drag this folder onto your host’s page: ${folder}` }
}

/** The words of a studio, by file, and the names of its scans. */
type Snapshot = { words: Record<string, string>; scans: string[] }

async function snapshot(studio: string): Promise<Snapshot> {
  const content = path.join(studio, 'content')
  const names = (await readdir(content)).filter((name) => name.endsWith('.yaml'))
  const words = names.map(async (name) => [name, await readFile(path.join(content, name), 'utf8')])
  // The check says what to do where the folder is missing.
  const scans = await readdir(path.join(studio, 'uploads')).catch(() => [])
  return { words: Object.fromEntries(await Promise.all(words)), scans: scans.toSorted() }
}

/** Keeps what is online now, to compare it with the next. */
async function noteOnline(studio: string, { words, scans }: Snapshot) {
  const copy = path.join(studio, '.desk/online')
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { recursive: true })
  for (const [name, text] of Object.entries(words)) await writeFile(path.join(copy, name), text)
  await writeFile(path.join(copy, 'scans.json'), JSON.stringify(scans))
}

const CHANGED =
  'Something was changed while it was being checked, so nothing was put online. Put it online again.'

const AHEAD =
  'Someone else has put changes online since you last did. Fetch them first (git pull), then try again.'

/** Error output of git, and what it means for the owner. */
const SENTENCES: [output: RegExp, sentence: string][] = [
  [/rejected|non-fast-forward|fetch first/i, AHEAD],
  [
    /host key verification/i,
    'Your computer does not know this host yet. Fetch once in a terminal (git fetch) and say yes, then try again.',
  ],
  [
    /authentication|permission denied|could not read (username|password)|403/i,
    'The host did not accept your password or key. Sign in to it again, then try again.',
  ],
  [
    /could not resolve|unable to access|network|timed out|connection/i,
    'The host cannot be reached. Look at your internet connection, then try again.',
  ],
  [
    /tell me who you are|user\.email|empty ident/i,
    'Git does not know your name yet. Tell it once: git config --global user.name "…" and user.email "…".',
  ],
]

function sentenceFor(output: string): string {
  const known = SENTENCES.find(([pattern]) => pattern.test(output))
  return known?.[1] ?? `Git could not send it: ${output.trim().split('\n')[0]}`
}
