import { PlainError } from '../model/plain-error.ts'

/** Why a scan cannot be printed, in words for the studio's owner. */
export class UnusableOriginal extends PlainError {}

/** @throws {UnusableOriginal} that names the file. `reason` continues after its name. */
export function refuse(file: string, reason: string): never {
  throw new UnusableOriginal(`uploads/${file} ${reason}`)
}
