import type { Sharp } from 'sharp'

import type { Rights } from '../model/photo.ts'
import { rightsPacket } from './rights-packet.ts'

/** What a scan says of its rights, and what the studio says where the scan says nothing. */
export function mergedRights(original: Rights, studio: Rights): Rights {
  return { ...stated(studio), ...stated(original) }
}

/**
 * A picture that states its rights where programs look for them.
 *
 * It has to be made from bare pixels, or from a file without metadata: a preview that lies in the
 * Exif of a scan, uncropped, would come along with the new Exif. The rest stays behind.
 */
export function withRights(picture: Sharp, rights: Rights): Sharp {
  const { creator, copyright } = stated(rights)
  const exif = {
    ...(creator && isLatin(creator) && { Artist: creator }),
    ...(copyright && isLatin(copyright) && { Copyright: copyright }),
  }
  const signed = withXmpRights(picture, rights)
  return Object.keys(exif).length > 0 ? signed.withExif({ IFD0: exif }) : signed
}

/** A picture that states its rights in XMP alone: about 700 bytes, and 300 fewer than with Exif. */
export function withXmpRights(picture: Sharp, rights: Rights): Sharp {
  const words = stated(rights)
  return Object.keys(words).length > 0 ? picture.withXmp(rightsPacket(words)) : picture
}

function stated(rights: Rights): Rights {
  return Object.fromEntries(Object.entries(rights).filter(([, words]) => words?.trim()))
}

/** Exif has only ASCII: é becomes e and © becomes (C) there, but other scripts question marks. */
function isLatin(words: string): boolean {
  return /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{Z}\p{S}]*$/u.test(words)
}
