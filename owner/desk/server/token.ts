import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A token that nobody can guess. */
export function freshToken(): string {
  return randomBytes(24).toString('base64url')
}

/**
 * The token of a studio's desk, made the first time. It is kept, for this user of the computer alone, so
 * that a window that stayed open goes on with a desk that was started again.
 */
export async function keptToken(folder: string): Promise<string> {
  const file = path.join(folder, 'token')
  const fresh = freshToken()
  // Another desk may be making one at the same time.
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch(() => {})
  const kept = await readFile(file, 'utf8').catch(() => fresh)
  return kept.length === fresh.length ? kept : fresh
}
