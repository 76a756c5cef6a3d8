import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { parse } from 'yaml'

import { FILES, type ContentFile } from '../../../pipeline/content/files.ts'

import { readText } from '../store/texts.ts'
import { compare, type Difference } from './compare.ts'
import { commitOnline, git, tryGit } from './git.ts'
import { wayOnline, type Way } from './way.ts'

/** What going online would change. */
export type Changes = {
  way: Way
  /** Whether the site was never put online from here. */
  isFirst: boolean
  differences: Difference[]
  /** Scans that came or went, by their names in uploads/. */
  scans: { added: string[]; removed: string[] }
}

/** Compares a studio with what was put online last. */
export async function changesSince(studio: string): Promise<Changes> {
  const way = await wayOnline(studio)
  const online = way === 'push' ? await fromGit(studio) : await fromCopy(studio)
  const uploads = (await readdir(path.join(studio, 'uploads')).catch(() => [])).filter(isScan)
  const none = { added: [], removed: [] }
  if (!online) return { way, isFirst: true, differences: [], scans: none }

  const differences = await Promise.all(
    FILES.map(async (file) => {
      const now = await readText(path.join(studio, 'content'), file).catch(() => undefined)
      return compare(file, parsed(await online.text(file)), parsed(now))
    }),
  )
  const before = (await online.scans()).filter(isScan)
  const scans = {
    added: uploads.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !uploads.includes(name)),
  }
  return { way, isFirst: false, differences: differences.flat(), scans }
}

async function fromGit(studio: string) {
  const commit = await commitOnline(studio)
  const prefix = (await tryGit(studio, 'rev-parse', '--show-prefix'))?.trim() ?? ''
  const has = commit && (await tryGit(studio, 'cat-file', '-e', `${commit}:${prefix}content`))
  if (has === undefined || !commit) return undefined

  return {
    text: (file: ContentFile) => tryGit(studio, 'show', `${commit}:${prefix}content/${file}.yaml`),
    async scans() {
      const listed = await git(studio, 'ls-tree', '--name-only', '-z', `${commit}:${prefix}uploads`)
      return listed.split('\0').filter(Boolean)
    },
  }
}

/** Without git, the desk keeps a copy of what was ready to go online. */
async function fromCopy(studio: string) {
  const copy = path.join(studio, '.desk/online')
  const scans = await readFile(path.join(copy, 'scans.json'), 'utf8').catch(() => undefined)
  if (scans === undefined) return undefined
  return {
    text: (file: ContentFile) => readText(copy, file).catch(() => undefined),
    scans: async (): Promise<string[]> => JSON.parse(scans),
  }
}

function isScan(name: string): boolean {
  return !name.startsWith('.') && name !== 'LICENSE'
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : parse(text)
  } catch {
    return undefined
  }
}
