const REASONS: Record<string, string> = {
  EACCES: 'it belongs to someone else',
  EDQUOT: 'your share of the disk is full',
  EEXIST: 'a file is in the place of a folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file is in the place of a folder',
  EPERM: 'it belongs to someone else',
  EROFS: 'the disk is read-only',
}

/** Why the system does not write a file, or nothing where an error is of another kind. */
export function unwritable(code: string | undefined): string | undefined {
  return REASONS[code ?? '']
}
