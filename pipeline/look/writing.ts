import { rule } from './css.ts'

/** Scripts whose letters are joined: space between them would tear words apart. */
const JOINED = ['Adlm', 'Arab', 'Aran', 'Mand', 'Mong', 'Nkoo', 'Rohg', 'Syrc']

/** Scripts that have italics. Others would be slanted by the browser. */
const WITH_ITALICS = ['Armn', 'Cyrl', 'Geor', 'Grek', 'Latn']

/** Scripts with marks above and below their letters, for which headings are set too tight. */
const TALL = [...JOINED, 'Beng', 'Deva', 'Thai', 'Tibt']

/** What a language changes of how English is set. Nothing for English. */
export function writing({ tag, script }: { tag: string; script: string }): string {
  if (/^en\b/.test(tag)) return ''
  return [
    rule('main :is(h1,h2,h3,p,dd,blockquote)', ['hyphens:auto']),
    // Where days of the week are written small, one on its own begins a line.
    rule('time::first-letter', ['text-transform:capitalize']),
    rule('*', [
      JOINED.includes(script) && 'letter-spacing:0',
      !WITH_ITALICS.includes(script) && 'font-style:normal',
    ]),
    TALL.includes(script) && rule('h1,h2,h3,blockquote', ['line-height:1.4']),
  ]
    .filter(Boolean)
    .join('\n')
}
