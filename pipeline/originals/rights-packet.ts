import type { Rights } from '../model/photo.ts'

/**
 * Rights as an XMP packet, by the properties that photographs and search engines use:
 * https://iptc.org/standards/photo-metadata/quick-guide-to-iptc-photo-metadata-and-google-images/
 */
export function rightsPacket({ creator, credit, copyright, license }: Rights): string {
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"',
    ' xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"',
    copyright ? ' xmpRights:Marked="True"' : '',
    license ? ` xmpRights:WebStatement="${escaped(license)}"` : '',
    credit ? ` photoshop:Credit="${escaped(credit)}"` : '',
    '>',
    creator ? `<dc:creator><rdf:Seq>${item(creator)}</rdf:Seq></dc:creator>` : '',
    copyright
      ? `<dc:rights><rdf:Alt>${item(copyright, ' xml:lang="x-default"')}</rdf:Alt></dc:rights>`
      : '',
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
  ].join('')
}

function item(words: string, language = ''): string {
  return `<rdf:li${language}>${escaped(words)}</rdf:li>`
}

/** XML has no way to write control characters, so they become spaces. */
function escaped(words: string): string {
  return words
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
