import { inspect } from 'node:util'

/** An error whose message says everything that its reader needs. Terminals show no stack of it. */
export class PlainError extends Error {
  [inspect.custom](): string {
    return this.message
  }
}

/** Why a scan cannot be printed, in words for the studio's owner. */
export class UnusableOriginal extends PlainError {}

/** @throws {UnusableOriginal} that names the file. `reason` continues after its name. */
export function refuse(file: string, reason: string): never {
  throw new UnusableOriginal(`uploads/${file} ${reason}`)
}

/** What systems say where a disk fails, or a cloud service does not fetch a file it only pretends to hold. */
const UNDELIVERED = new Set(
  'ECANCELED EDEADLK EIO ENODATA ENODEV EREMOTEIO ESTALE ETIMEDOUT UNKNOWN'.split(' '),
)

/**
 * What the system's reason for not reading a file or folder means to its owner. The sentence follows
 * the name of what cannot be read; `kind` says what should have been there.
 */
export function whyUnreadable(
  { code = '' }: { code?: string },
  kind: 'scan' | 'file' | 'folder' = 'scan',
): string {
  if (code === 'ENOENT' && kind === 'folder') return 'is not there. Put the folder back.'
  if (UNDELIVERED.has(code)) {
    return (
      `was not delivered by its disk (${code}). If a service like iCloud, OneDrive or Dropbox ` +
      `keeps it, let it keep the ${kind} on this computer; else copy it there again.`
    )
  }
  return code === 'EACCES' || code === 'EPERM'
    ? `may not be read. Allow everyone to read it, in the properties of the ${kind}.`
    : `is no ${kind} that can be read (${code || 'not a file'}). Put the ${kind} itself there.`
}

/** What a system's reason for not writing a file means to its owner. */
const REASONS: Record<string, string> = {
  EACCES: 'it may not be changed from your account',
  EBUSY: 'another program has it open',
  ENOENT: 'its folder is not there',
  ENOSPC: 'the disk is full',
  EPERM: 'it is write-protected, or belongs to someone else',
  EROFS: 'the disk is read-only',
}

/** Who may write beside a file may move it, unless something holds it. */
const HELD = 'another program has it open, or it is write-protected'

/** Why the system does not write a file, or nothing where an error is of another kind. */
export function whyUnwritable({ code = '', syscall }: { code?: string; syscall?: string }) {
  const isHeld = syscall === 'rename' && ['EACCES', 'EBUSY', 'EPERM'].includes(code)
  const other = /^E[A-Z\d]+$/.test(code) ? `the system says ${code}` : undefined
  return isHeld ? HELD : (REASONS[code] ?? other)
}
