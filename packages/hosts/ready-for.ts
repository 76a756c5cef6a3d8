import { cp, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Hosts that take `client/` as a folder, with files of theirs in it. */
const FOLDER_HOSTS = ['netlify', 'vercel', 'github-pages'] as const

/**
 * Copies a host's files over the finished site in `dist`, so that `client/` can be uploaded there.
 *
 * @throws {Error} with the known hosts, where it is none of them.
 */
export async function readyFor(dist: string, host: string): Promise<string[]> {
  refuseUnknown(host)
  const folder = path.join(dist, 'hosts', host)
  await cp(folder, path.join(dist, 'client'), { recursive: true })
  return readdir(folder)
}

/** @throws {Error} with the known hosts, where it is none of them. */
export function refuseUnknown(host: string) {
  if (FOLDER_HOSTS.some((known) => known === host)) return
  throw new Error(`There are no files for ${host}. Choose ${FOLDER_HOSTS.join(', ')}.`)
}
