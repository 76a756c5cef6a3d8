import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import type { Finding } from '../../finding.ts'
import { check } from './check.ts'
import { noteOnline, type Snapshot } from './copies.ts'
import { whyTooLarge } from './file-limit.ts'
import { destinationOf, errorOutput, git, tryGit } from './git.ts'
import { isTooLarge, sentenceFor } from './refusals.ts'
import { run } from './run.ts'
import { sumsIn } from './scans.ts'
import { hostCommand, wayOnline } from './way.ts'

/** How going online ended, in a sentence for the owner, and what the check has found. */
export type Published = ({ done: string } | { failure: string }) & { findings?: Finding[] }

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
  const reason = way === 'push' && (await whyNoPush(studio))
  if (reason) return { failure: reason }

  const checked = await snapshot(studio)
  const { ok, findings } = await isRight(root, studio, say)
  if (!ok)
    return { failure: 'The check found something wrong, so nothing was put online.', findings }
  if (!isDeepStrictEqual(await snapshot(studio), checked)) return { failure: CHANGED, findings }
  if (way === 'push') return { ...(await push(studio, say)), findings }
  const outcome = await (way === 'command' ? deploy(root, studio, say) : leaveFolder(root))
  if ('done' in outcome) await noteOnline(studio, checked)
  return { ...outcome, findings }
}

/** Why nothing can be pushed now, found before a check of minutes and before anything is committed. */
async function whyNoPush(studio: string): Promise<string | undefined> {
  for (const begun of ['MERGE_HEAD', 'REBASE_HEAD', 'CHERRY_PICK_HEAD']) {
    if (await tryGit(studio, 'rev-parse', '--verify', '--quiet', begun)) return sentenceFor(begun)
  }
  const head = await tryGit(studio, 'symbolic-ref', '--quiet', 'HEAD')
  if (!head) return sentenceFor('detached HEAD')
  try {
    await git(studio, 'fetch', '--quiet', (await destinationOf(studio)).remote)
  } catch (error) {
    return sentenceFor(errorOutput(error))
  }
  const missing = await tryGit(studio, 'rev-list', '--count', 'HEAD..@{upstream}')
  return Number(missing) > 0 ? sentenceFor('fetch first') : whyTooLarge(studio)
}

async function push(studio: string, say: (line: string) => void): Promise<Published> {
  const before = (await tryGit(studio, 'rev-parse', '--verify', '--quiet', 'HEAD'))?.trim()
  try {
    const parts = await partsOf(studio)
    await git(studio, 'add', '--', ...parts)
    const staged = await tryGit(studio, 'diff', '--cached', '--quiet', '--', ...parts)
    // It fails where there is something to commit.
    if (staged === undefined) {
      await git(studio, 'commit', '--quiet', '-m', 'Update the site', '--', ...parts)
      say('Saved as a commit.')
    }
    const { remote, branch } = await destinationOf(studio)
    const target = branch ? [remote, `HEAD:${branch}`] : ['--set-upstream', remote, 'HEAD']
    await git(studio, 'push', '--quiet', ...target)
    return { done: 'Sent. Your host shows it in a few minutes.' }
  } catch (error) {
    const output = errorOutput(error)
    // Otherwise the commit would be sent again each time, with the file that was taken off since.
    if (before && isTooLarge(output)) await tryGit(studio, 'reset', '--quiet', '--soft', before)
    return { failure: sentenceFor(output) }
  }
}

/** What of a studio's folder is put online. Typefaces of its own are there, or were once. */
async function partsOf(studio: string): Promise<string[]> {
  const hasFonts =
    existsSync(path.join(studio, 'fonts')) || (await tryGit(studio, 'ls-files', '--', 'fonts'))
  return ['content', 'uploads', ...(hasFonts ? ['fonts'] : []), ...(await besides(studio))]
}

/** What `make-it-yours` has written beside the studio, where the repository is the whole site. */
async function besides(studio: string): Promise<string[]> {
  const prefix = await tryGit(studio, 'rev-parse', '--show-prefix')
  const names = prefix?.trim() === 'studio/' ? ['../engine.json', '../wrangler.jsonc'] : []
  return names.filter((name) => existsSync(path.join(studio, name)))
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

async function snapshot(studio: string): Promise<Snapshot> {
  const content = path.join(studio, 'content')
  const names = (await readdir(content)).filter((name) => name.endsWith('.yaml'))
  const words = names.map(async (name) => [name, await readFile(path.join(content, name), 'utf8')])
  const scans = await sumsIn(path.join(studio, 'uploads'))
  return { words: Object.fromEntries(await Promise.all(words)), scans }
}

const CHANGED =
  'Something was changed while it was being checked, so nothing was put online. Put it online again.'
