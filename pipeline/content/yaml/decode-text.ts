type Decoded = { text: string } | { line?: number; message: string }

const SAVE_AS = 'Save it again as UTF-8 (in Notepad: File, Save as, Encoding).'

const SAVE_PLAIN = 'Open it where it was written, and save its text as plain text in UTF-8.'

/** What other programs write, by the first bytes. */
const DOCUMENTS = [
  { kind: 'an RTF document', begins: '{\\rtf' },
  { kind: 'a Word document (.doc)', begins: '\xd0\xcf\x11\xe0' },
  { kind: 'a Word or Pages document (.docx, .pages)', begins: 'PK\x03\x04' },
  { kind: 'a PDF', begins: '%PDF-' },
  { kind: 'a web page', begins: '<!DOCTYPE' },
]

/**
 * The text of a file in UTF-8, or what is wrong with its encoding and how to put it right. Line
 * breaks of old Macs (carriage returns alone) become those of everyone else, character for character.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const document = DOCUMENTS.find(({ begins }) => startsWith(bytes, begins))
  if (document) return { message: `This is ${document.kind}, named .yaml. ${SAVE_PLAIN}` }
  if (isUtf16(bytes)) return { message: `This file is in UTF-16. ${SAVE_AS}` }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text: text.replace(/\r(?!\n)/g, '\n') }
  } catch {
    return notUtf8(bytes)
  }
}

function startsWith(bytes: Uint8Array, begins: string): boolean {
  return Buffer.from(bytes.subarray(0, begins.length)).toString('latin1') === begins
}

/** Whether there is a byte order mark, or a 0 in every other byte as for ASCII letters. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  const beginning = bytes.subarray(0, 1000)
  return beginning.filter((byte) => byte === 0).length > beginning.length / 4
}

/** Nothing but a guess says which old encoding it is; most such files are from Windows. */
function notUtf8(bytes: Uint8Array): Decoded {
  const before = new TextDecoder().decode(bytes).split('\uFFFD')[0]!
  const line = before.split(/\r\n|\r|\n/).length
  // Node 20 takes 1252 for Latin-1. 1254 is the same but for six letters.
  const guess = new TextDecoder('windows-1254').decode(bytes).split(/\r\n|\r|\n/)[line - 1] ?? ''
  const word = /[^\s"']*[^\p{ASCII}][^\s"']*/u.exec(guess)?.[0] ?? ''
  return {
    line,
    message:
      'This file is not in UTF-8, and letters like those of this line would be lost. ' +
      `It is probably in Windows-1252: “${word}”. ${SAVE_AS}`,
  }
}
