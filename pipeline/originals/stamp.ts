import { stat } from 'node:fs/promises'

/** By what a file shows, without being read, that it has not changed. */
export type Stamp = {
  /** In bytes. */
  size: number
  /** When its content was written, as its writer says. */
  mtimeMs: number
  /** When it was touched in any way, which no copying tool can set back. */
  ctimeMs: number
  ino: number
}

export async function stampOf(file: string): Promise<Stamp> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(file)
  return { size, mtimeMs, ctimeMs, ino }
}

export function sameStamp(one: Stamp, other: Stamp): boolean {
  return (
    one.size === other.size &&
    one.mtimeMs === other.mtimeMs &&
    one.ctimeMs === other.ctimeMs &&
    one.ino === other.ino
  )
}
