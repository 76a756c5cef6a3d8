/** What systems say where a disk fails, or a cloud service does not fetch a file it only pretends to hold. */
const UNDELIVERED = new Set(
  'ECANCELED EDEADLK EIO ENODATA ENODEV EREMOTEIO ESTALE ETIMEDOUT UNKNOWN'.split(' '),
)

/**
 * What the system's reason for not reading a file or folder means to its owner. The sentence follows
 * the name of what cannot be read; `kind` says what should have been there.
 */
export function unreadable(
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
