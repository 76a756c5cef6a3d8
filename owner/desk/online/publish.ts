import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'

import type { Finding } from '../../finding.ts'
import { UNWRITTEN } from '../document/documents.ts'
import { openStore } from '../document/store.ts'
import { openArchive } from './archive.ts'
import { countOf, differencesOf } from './site-files.ts'
import { tooLargeScans } from './file-limit.ts'
import { destinationOf, errorOutput, git, gitWith, isTooLarge, whyNotSent, tryGit } from './git.ts'
import { hostCommand, uploadFolder, wayOnline } from './way.ts'

/** How going online ended, in a sentence for the owner, and what the check has found. */
export type Published = ({ done: string; folder?: string } | { failure: string }) & {
  findings?: Finding[]
}

/**
 * Checks a studio and puts it online: by its host's command, pushed where its repository has a remote,
 * or as a folder that is ready for a host. Nothing with a mistake goes out, and nothing is ever forced.
 */
export async function publish(
  root: string,
  studio: string,
  say: Say,
  isRight: typeof check = check,
): Promise<Published> {
  const way = await wayOnline(studio)
  const reason = way === 'push' && (await whyNoPush(studio))
  if (reason) return { failure: reason }

  if (await isUnfinished(root, studio)) return { failure: UNFINISHED }

  say('Reading your words and scans …')
  const archive = openArchive(studio)
  const files = await archive.files()
  const { ok, findings } = await isRight(root, studio, say)
  if (!ok)
    return { failure: 'The check found something wrong, so nothing was put online.', findings }
  const changed = differencesOf(files, await archive.files())
  if (countOf(changed) > 0) return { failure: CHANGED, findings }
  await archive.hold(files)
  const sent = {
    push: () => push(studio, Object.keys(files), say),
    command: () => deploy(root, studio, say),
    folder: async () => ({ done: READY, folder: uploadFolder(root) }),
  }
  const outcome: Published = await sent[way]()
  if ('failure' in outcome) return { ...outcome, findings }

  const unkept = await archive.note(files).then(
    () => '',
    ({ message }) => ` It could not be kept among the earlier versions: ${message}`,
  )
  return { ...outcome, done: outcome.done + unkept, findings }
}

/** Whether something waits in the desk, also once all is written that was made right by hand. */
async function isUnfinished(root: string, studio: string): Promise<boolean> {
  const waiting = path.join(studio, UNWRITTEN)
  if (!existsSync(waiting)) return false
  const [content, uploads] = [path.join(studio, 'content'), path.join(studio, 'uploads')]
  const store = openStore({ root, studio, content, uploads })
  await store.save({ what: 'Wrote what waited', files: {} })
  return existsSync(waiting)
}

/** Why nothing can be pushed now, found before a check of minutes and before anything is committed. */
async function whyNoPush(studio: string): Promise<string | undefined> {
  const hasCommits = await tryGit(studio, 'rev-parse', '--verify', '--quiet', 'HEAD')
  const target = await destinationOf(studio)
  try {
    if (hasCommits) await git(studio, 'push', '--dry-run', '--no-verify', '--quiet', ...target)
    else await git(studio, 'ls-remote', target.at(-2)!)
  } catch (error) {
    return whyNotSent(errorOutput(error))
  }
  const large = await tooLargeScans(studio)
  return large.map(({ says }) => says).join(' ') || undefined
}

/** What an earlier publishing may have sent. Anything else that somebody has committed by hand stays. */
const SENT = /\.(ya?ml|jpe?g|jpe|jfif|png|gif|svg|tiff?|webp|avif|woff2|ttf|otf)~?$/i

async function push(studio: string, files: string[], say: Say): Promise<Published> {
  const before = (await tryGit(studio, 'rev-parse', '--verify', '--quiet', 'HEAD'))?.trim()
  try {
    const prefix = (await git(studio, 'rev-parse', '--show-prefix')).trim()
    // What `make-it-yours` has written beside the studio, where the repository is the whole site.
    const beside = prefix === 'studio/' ? ['../engine.json', '../wrangler.jsonc'] : []
    const named = [...files, ...beside.filter((name) => existsSync(path.join(studio, name)))]
    const tracked = lines(await git(studio, 'ls-files', '-z', '--', 'content', 'uploads', 'fonts'))
    const gone = tracked.filter(
      (name) => !named.includes(name) && (SENT.test(name) || !existsSync(path.join(studio, name))),
    )
    await gitWith(named, studio, 'update-index', '--add', '-z', '--stdin')
    await gitWith(gone, studio, 'update-index', '--force-remove', '-z', '--stdin')
    const staged = lines(await git(studio, 'diff', '--cached', '--name-only', '-z'))
    const own = new Set([...named, ...gone].map((name) => path.posix.join(prefix, name)))
    const foreign = staged.filter((name) => !own.has(name))
    if (foreign.length > 0) return { failure: FOREIGN + foreign.join(', ') }
    if (staged.length > 0) {
      await git(studio, 'commit', '--quiet', '-m', 'Update the site')
      say('Saved as a commit.')
    }
    await git(studio, 'push', '--quiet', ...(await destinationOf(studio)))
    return { done: 'Sent. Your host shows it in a few minutes.' }
  } catch (error) {
    const output = errorOutput(error)
    // Otherwise the commit would be sent again each time, with the file that was taken off since.
    const takeBack = before ? ['reset', '--quiet', '--soft', before] : ['update-ref', '-d', 'HEAD']
    if (isTooLarge(output)) await tryGit(studio, ...takeBack)
    return { failure: whyNotSent(output) }
  }
}

type Say = (line: string) => void

async function deploy(root: string, studio: string, say: Say): Promise<Published> {
  const command = await hostCommand(studio)
  const { ok, last } = await run([command], { cwd: root, shell: true, say })
  if (!ok) return { failure: `The host’s tool failed: ${last || command}` }
  return { done: 'Sent to your host.' }
}

function lines(output: string): string[] {
  return output.split('\0').filter(Boolean)
}

/** The desk would show another site than the one that goes online. */
const UNFINISHED =
  'Something in the desk is not finished, so nothing was put online. Its tabs say how much; finish it, or undo it.'

const CHANGED =
  'Something was changed while it was being checked, so nothing was put online. Put it online again.'

const READY = 'The site is ready, but not uploaded yet.'

const FOREIGN =
  'Git has files staged that are not of the site. Commit or unstage them, then put it online again: '

/** How a check ended. Where the build already failed, it has no findings. */
type Checked = { ok: boolean; findings?: Finding[] }

/** Runs the owner's check in a process of its own. */
export async function check(root: string, studio: string, say: Say): Promise<Checked> {
  const file = path.join(root, '.cache/findings.json')
  await mkdir(path.dirname(file), { recursive: true })
  await rm(file, { force: true })
  const { ok } = await run([process.execPath, 'scripts/run.mjs', 'owner/check/main'], {
    cwd: root,
    env: { STUDIO: studio, FINDINGS: file },
    say,
  })
  const found = await readFile(file, 'utf8').catch(() => undefined)
  return { ok, findings: found === undefined ? undefined : JSON.parse(found) }
}

/** Runs a program and calls `say` with each line it prints. Gives whether it succeeded, and the last of its words. */
async function run(
  [program, ...words]: [string, ...string[]],
  { say, ...options }: SpawnOptions & { say: Say },
): Promise<{ ok: boolean; last: string }> {
  const env = { ...process.env, ...options.env }
  // A development server has set its own, with which nothing is built.
  delete env.NODE_ENV
  let last = ''
  const child = spawn(program, words, { ...options, env })
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      say(line)
      last = line.trim() || last
    })
  }
  child.stdin?.end()
  const [code] = await once(child, 'close')
  return { ok: code === 0, last }
}
