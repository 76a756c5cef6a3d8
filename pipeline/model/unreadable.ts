/** Thrown like a system's reason, for what is neither a file nor a folder. */
export const NOT_A_FILE = { code: 'not a file' }

/**
 * What the system's reason for not reading a file or folder means to its owner. The sentence follows
 * the name of what cannot be read; `kind` says what should have been there.
 */
export function unreadable(
  { code }: { code?: string },
  kind: 'scan' | 'file' | 'folder' = 'scan',
): string {
  switch (code) {
    case 'ENOENT':
      return kind === 'folder'
        ? 'is not there. Put the folder back.'
        : `leads to no file. Put the ${kind} itself there.`
    case 'ENOTDIR':
      return 'is not a folder. Put a folder in its place.'
    case 'ELOOP':
      return `is a link that leads back to itself. Put the ${kind} itself there.`
    case 'EISDIR':
      return `is a folder. Put the ${kind} itself there.`
    case NOT_A_FILE.code:
      return `is not a file. Put the ${kind} itself there.`
    case 'EACCES':
    case 'EPERM':
      return `may not be read. Allow everyone to read it, in the properties of the ${kind === 'folder' ? kind : 'file'}.`
    default:
      return `cannot be read from the disk (${code ?? 'unknown reason'}). Copy it there again.`
  }
}
