import type { Sharp } from 'sharp'

import type { Rights } from '../model/photo.ts'
import type { Gamut } from '../originals/upright.ts'

/** Width in pixels. A smaller print is of little use to others, so it states its rights in XMP alone. */
const WORTH_TAKING = 1080

/**
 * A picture that states its rights where programs look for them. They are in XMP, about 700 bytes. A large print has
 * them in Exif, too, for 300 more.
 *
 * The picture has to be made from bare pixels, or from a file without metadata. Otherwise the uncropped preview in a
 * scan's Exif would come along with the new Exif.
 *
 * @param width of the print, in pixels.
 * @param colors of the print.
 */
export function withRights(picture: Sharp, rights: Rights, width: number, colors: Gamut): Sharp {
  const signed = Object.keys(rights).length > 0 ? picture.withXmp(packet(rights)) : picture

  const { creator, copyright } = rights
  const exif = {
    ...(creator && isLatin(creator) && { Artist: creator }),
    ...(copyright && isLatin(copyright) && { Copyright: copyright }),
  }
  const repeats = width >= WORTH_TAKING && Object.keys(exif).length > 0
  // Exif has a number for sRGB, and none for wide colors.
  const space = colors === 'srgb' && { IFD2: { ColorSpace: '1' } }
  return repeats ? signed.withExif({ IFD0: exif, ...space }) : signed
}

/** Whether Exif can state these words. It has only ASCII: é becomes e, © becomes (C), and other scripts become ???. */
function isLatin(words: string): boolean {
  return /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{Z}\p{S}]*$/u.test(words)
}

/**
 * Rights as an XMP packet, by the properties that photographs and search engines use:
 * https://iptc.org/standards/photo-metadata/quick-guide-to-iptc-photo-metadata-and-google-images/
 */
function packet({ creator, credit, copyright, license }: Rights): string {
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"',
    ' xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"',
    copyright ? ' xmpRights:Marked="True"' : '',
    license ? ` xmpRights:WebStatement="${xmlText(license)}"` : '',
    credit ? ` photoshop:Credit="${xmlText(credit)}"` : '',
    '>',
    creator ? `<dc:creator><rdf:Seq>${item(creator)}</rdf:Seq></dc:creator>` : '',
    copyright
      ? `<dc:rights><rdf:Alt>${item(copyright, ' xml:lang="x-default"')}</rdf:Alt></dc:rights>`
      : '',
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
  ].join('')
}

function item(words: string, language = ''): string {
  return `<rdf:li${language}>${xmlText(words)}</rdf:li>`
}

/** Words escaped for XML. XML has no way to write control characters, so they become spaces. */
export function xmlText(words: string): string {
  return words
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
