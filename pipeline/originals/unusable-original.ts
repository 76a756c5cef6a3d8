import { PlainError } from '../model/plain-error.ts'

/** Why a scan cannot be printed, in words for whoever sent it. */
export class UnusableOriginal extends PlainError {}

/** Reasons and advice that are given in more than one place. */
export const DAMAGED = 'is damaged or incomplete. Send it again.'
export const SEND_ANOTHER = 'Send a JPEG, PNG, TIFF, WebP or AVIF.'

/** @throws {UnusableOriginal} that names the file. `reason` goes on where its name ends. */
export function refuse(file: string, reason: string): never {
  throw new UnusableOriginal(`uploads/${file} ${reason}`)
}
