import { FILES, type ContentFile } from '#pipeline/content/files.ts'

import type { FileStates } from './site-files.ts'

/** The pages whose words differ between two versions, and the scans, by their names in uploads/. */
export type Differences = {
  pages: ContentFile[]
  added: string[]
  removed: string[]
  /** Another picture under the same name. */
  changed: string[]
  renamed: { from: string; to: string }[]
}

/** What differs between the files of two versions. Typefaces are part of the look. */
export function differencesOf(before: FileStates, now: FileStates): Differences {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const different = names.filter((name) => before[name]?.sum !== now[name]?.sum)
  const hasFonts = different.some((name) => name.startsWith('fonts/'))
  const isPage = (file: ContentFile) => different.includes(`content/${file}.yaml`)

  const scans = different.filter((name) => name.startsWith('uploads/'))
  const removed = scans.filter((name) => !now[name])
  const added = scans.filter((name) => !before[name])
  const renamed = added.flatMap((to) => {
    const from = removed.find((name) => before[name]!.sum === now[to]!.sum)
    return from === undefined ? [] : [{ from, to }]
  })
  const moved = renamed.flatMap(({ from, to }) => [from, to])
  const without = (all: string[]) => all.filter((name) => !moved.includes(name)).map(scanOf)
  return {
    pages: FILES.filter((file) => isPage(file) || (file === 'look' && hasFonts)),
    added: without(added),
    removed: without(removed),
    changed: scans.filter((name) => before[name] && now[name]).map(scanOf),
    renamed: renamed.map(({ from, to }) => ({ from: scanOf(from), to: scanOf(to) })),
  }
}

/** How many pages and scans differ. */
export function countOf(differences: Differences): number {
  return Object.values(differences).flat().length
}

function scanOf(name: string): string {
  return name.slice('uploads/'.length)
}
