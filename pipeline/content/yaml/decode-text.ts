import { isUtf8 } from 'node:buffer'

/**
 * The text of a file in UTF-8, with line breaks for lone carriage returns, or what is wrong. The byte
 * order mark that some editors put first stays: an edit has to keep it.
 */
export function decodeText(
  bytes: Uint8Array,
): { text: string } | { line: number; message: string } {
  const text = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(bytes)
    .replace(/\r(?!\n)/g, '\n')
  // UTF-16 has a NUL beside each letter.
  if (isUtf8(bytes) && !text.includes('\0')) return { text }
  return {
    line: text.split(/[\uFFFD\0]/)[0]!.split('\n').length,
    message:
      'This file is not plain text in UTF-8: letters of this line would be lost. ' +
      'Save it again as UTF-8 (in Notepad: File, Save as, Encoding).',
  }
}
