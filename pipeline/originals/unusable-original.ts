import { PlainError } from '../model/plain-error.ts'

/** Why a scan cannot be printed, in words for the studio's owner. */
export class UnusableOriginal extends PlainError {}

/** Messages that are used in more than one place. */
export const DAMAGED = 'is damaged or incomplete. Send it again.'
export const SEND_ANOTHER = 'Send a JPEG, PNG, TIFF, WebP or AVIF.'

/** @throws {UnusableOriginal} that names the file. `reason` continues after its name. */
export function refuse(file: string, reason: string): never {
  throw new UnusableOriginal(`uploads/${file} ${reason}`)
}
