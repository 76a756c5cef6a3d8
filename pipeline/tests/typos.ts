/**
 * A typo: what becomes of the line `at` (from 0), or nothing where the typo cannot be made
 * there. Where a typo replaces more than one line, it changes `lines` itself.
 */
type Typo = (line: string, lines: string[], at: number) => string | undefined

/** `key: text` on one line, without quotes, perhaps the first line of a list entry. */
const FIELD = /^(?<start> *(?:- )?)(?<key>[a-z]\w*): (?<text>(?![|>{['"#*&!])\S.*)$/i

/** Texts of several words, where punctuation is likely. */
const SENTENCE = /^(?<start> *(?:- )?)(?<key>[a-z]\w*): (?<text>(?![|>{['"#*&!])\S+ \S+ .*\S)$/i

/** A key alone on its line, with fields or a list below it. */
const SECTION = /^(?<start> *(?:- )?)(?<key>[a-z]\w*):$/i

const NESTED_FIELD = /^(?<start> {2,})(?<key>[a-z]\w*): (?<text>.+)$/i
const ENTRY = /^(?<start> *)- (?<text>(?!>-)\S.*)$/
const FLOW = /^(?<start>.*[:-] )\{ (?<inside>.*) \}$/
const BLOCK = /^(?<start>.*): (?<sign>>-|\|-)$/

type Parts = Record<string, string>

function where(pattern: RegExp, change: (parts: Parts) => string | undefined): Typo {
  return (line) => {
    const parts = pattern.exec(line)?.groups
    return parts && change(parts)
  }
}

/** Changes a text. */
function changed(change: (words: string) => string, pattern = FIELD): Typo {
  return where(pattern, ({ start, key, text }) => `${start}${key}: ${change(text!)}`)
}

/** Puts signs into the middle of a sentence. */
function inSentence(signs: string): Typo {
  return changed((words) => words.replace(/^(\S+ \S+) /, (_, two) => `${two}${signs}`), SENTENCE)
}

/** Puts another sign in the place of the colon and the space after it. */
function colon(sign: string): Typo {
  return where(FIELD, ({ start, key, text }) => `${start}${key}${sign}${text}`)
}

/** Puts another sign in the place of a hyphen and the space after it. */
function hyphen(sign: string): Typo {
  return where(ENTRY, ({ start, text }) => `${start}${sign}${text}`)
}

/** Deletes lines, beginning with this one. */
function cut(count: number, beginning: RegExp): Typo {
  return (line, lines, at) => {
    if (!beginning.test(line)) return undefined
    lines.splice(at, count)
    return lines[at]
  }
}

/** Typos that people make when they write content, each by what it is called. */
export const TYPOS: Record<string, Typo> = {
  'a double quote is opened': changed((words) => `"${words}`),
  'a single quote is opened': changed((words) => `'${words}`),
  'a double quote is closed': changed((words) => `${words}"`),
  'a single quote is closed': changed((words) => `${words}'`),
  'a double quote is closed by a single one': changed((words) => `"${words}'`),
  'a curly quote is closed by a straight one': changed((words) => `“${words}"`),
  'curly quotes': changed((words) => `“${words}”`),
  'curly single quotes': changed((words) => `‘${words}’`),
  'German quotes': changed((words) => `„${words}“`),
  guillemets: changed((words) => `«${words}»`),
  backticks: changed((words) => `\`${words}\``),
  'an apostrophe in single quotes': changed((words) => `'It's ${words}'`),
  'quotes in double quotes': changed((words) => `"The "best" ${words}"`),
  'words after double quotes': changed((words) => `"One" ${words}`),
  'words after single quotes': changed((words) => `'One' ${words}`),
  'a backslash in double quotes': changed((words) => `"C:\\scans ${words}"`),

  'an asterisk at the start': changed((words) => `*${words}*`),
  'an ampersand at the start': changed((words) => `&${words}`),
  'an ampersand and a space at the start': changed((words) => `& ${words}`),
  'an exclamation mark at the start': changed((words) => `!${words}`),
  'an at sign at the start': changed((words) => `@${words}`),
  'a percent sign at the start': changed((words) => `%${words}`),
  'a number sign at the start': changed((words) => `#${words}`),
  'a bracket at the start': changed((words) => `[new] ${words}`),
  'brackets around': changed((words) => `[${words}]`),
  'a brace at the start': changed((words) => `{studio} ${words}`),
  'a hyphen at the start': changed((words) => `- ${words}`),
  'a question mark at the start': changed((words) => `? ${words}`),
  'an arrow at the start': changed((words) => `> ${words}`),
  'a pipe at the start': changed((words) => `| ${words}`),
  'a comma at the start': changed((words) => `, ${words}`),
  'a colon at the start': changed((words) => `: ${words}`),

  'a second colon': inSentence(': '),
  'a tag in a sentence': inSentence(' #film '),
  'a number sign in a sentence': inSentence(' # '),

  'no space after the colon': colon(':'),
  'no colon': colon(' '),
  'an equals sign': colon(' = '),
  'a semicolon': colon('; '),
  'a colon of full width': colon('：'),
  'a no-break space after the colon': colon(':\u00a0'),
  'a key with two letters swapped': where(FIELD, ({ start, key, text }) =>
    key!.length < 4 ? undefined : `${start}${key![0]}${key![2]}${key![1]}${key!.slice(3)}: ${text}`,
  ),
  'a capital key': where(
    FIELD,
    ({ start, key, text }) => `${start}${key![0]!.toUpperCase()}${key!.slice(1)}: ${text}`,
  ),
  'an invisible character in a key': where(FIELD, (p) => `${p.start}${p.key}\u200b: ${p.text}`),
  'a key written twice': where(FIELD, ({ start, key, text }) => {
    const again = `${start!.replace('-', ' ')}${key}: ${text}`
    return `${start}${key}: ${text}\n${again}`
  }),
  'a key without a text': where(FIELD, ({ start, key }) => `${start}${key}:`),
  'a text without a key': where(FIELD, ({ start, text }) => `${start}${text}`),
  'a section without a colon': where(SECTION, ({ start, key }) => `${start}${key}`),
  'a section with two letters swapped': where(SECTION, ({ start, key }) =>
    key!.length < 4 ? undefined : `${start}${key![0]}${key![2]}${key![1]}${key!.slice(3)}:`,
  ),
  'words after the name of a section': where(
    SECTION,
    ({ start, key }) => `${start}${key}: see below`,
  ),
  'two lines joined': (line, lines, at) => {
    if (!FIELD.test(line) || !FIELD.test(lines[at + 1] ?? '')) return undefined
    const [next] = lines.splice(at + 1, 1)
    return `${line} ${next!.trim()}`
  },

  'a space too many': where(NESTED_FIELD, (p) => ` ${p.start}${p.key}: ${p.text}`),
  'two spaces too many': where(NESTED_FIELD, (p) => `  ${p.start}${p.key}: ${p.text}`),
  'a space too few': where(NESTED_FIELD, (p) => `${p.start!.slice(1)}${p.key}: ${p.text}`),
  'two spaces too few': where(NESTED_FIELD, (p) => `${p.start!.slice(2)}${p.key}: ${p.text}`),
  'no spaces': where(NESTED_FIELD, ({ key, text }) => `${key}: ${text}`),
  'a section a space to the right': where(SECTION, ({ start, key }) => ` ${start}${key}:`),
  'a section two spaces to the right': where(SECTION, ({ start, key }) => `  ${start}${key}:`),
  'a section two spaces to the left': where(SECTION, ({ start, key }) =>
    start ? `${start.slice(2)}${key}:` : undefined,
  ),
  'a tab for two spaces': where(NESTED_FIELD, (p) => `\t${p.start!.slice(2)}${p.key}: ${p.text}`),
  'a tab after the spaces': where(NESTED_FIELD, (p) => `${p.start}\t${p.key}: ${p.text}`),
  'no-break spaces': where(
    NESTED_FIELD,
    (p) => `${p.start!.replaceAll(' ', '\u00a0')}${p.key}: ${p.text}`,
  ),
  'an em space': where(NESTED_FIELD, (p) => `\u2003${p.start!.slice(2)}${p.key}: ${p.text}`),
  'an invisible character at the start': where(FIELD, (p) => `\ufeff${p.start}${p.key}: ${p.text}`),

  'no hyphen': hyphen('  '),
  'no space after the hyphen': hyphen('-'),
  'a no-break space after the hyphen': hyphen('-\u00a0'),
  'a dash for a hyphen': hyphen('– '),
  'a bullet for a hyphen': hyphen('• '),
  'an asterisk for a hyphen': hyphen('* '),
  'a number for a hyphen': hyphen('1. '),
  'an entry a space to the right': where(ENTRY, ({ start, text }) => ` ${start}- ${text}`),
  'an entry a space to the left': where(ENTRY, ({ start, text }) =>
    start ? `${start.slice(1)}- ${text}` : undefined,
  ),

  'no closing brace': where(FLOW, ({ start, inside }) => `${start}{ ${inside}`),
  'no opening brace': where(FLOW, ({ start, inside }) => `${start}${inside} }`),
  'two closing braces': where(FLOW, ({ start, inside }) => `${start}{ ${inside} }}`),
  'parentheses for braces': where(FLOW, ({ start, inside }) => `${start}( ${inside} )`),
  'no space after a colon in braces': where(
    FLOW,
    ({ start, inside }) => `${start}{ ${inside!.replace(': ', ':')} }`,
  ),
  'no comma in braces': where(FLOW, ({ start, inside }) =>
    inside!.includes(', ') ? `${start}{ ${inside!.replace(', ', ' ')} }` : undefined,
  ),
  'a comma in a text in braces': where(
    FLOW,
    ({ start, inside }) => `${start}{ ${inside!.replace(/: (\w+)/, ': $1, or so')} }`,
  ),
  'a decimal comma': (line) =>
    /\d\.\d/.test(line) ? line.replace(/(\d)\.(\d)/, '$1,$2') : undefined,

  'words after the sign of a block': where(BLOCK, (p) => `${p.start}: ${p.sign} Hello`),
  'an arrow the wrong way round': where(BLOCK, ({ start }) => `${start}: ->`),
  'a block that is not indented': (line, lines, at) => {
    if (!BLOCK.test(lines[at - 1] ?? '')) return undefined
    return line.trim()
  },
  'a key indented like the block above it': (line, lines, at) => {
    const above = lines[at - 1] ?? ''
    const isBelowBlock = FIELD.test(line) && /^ *[^ -]/.test(above) && !/\w:( |$)/.test(above)
    return isBelowBlock ? `${/^ */.exec(above)![0]}${line.trim()}` : undefined
  },

  'a conflict marker': where(FIELD, (p) => `<<<<<<< HEAD\n${p.start}${p.key}: ${p.text}`),
  'a line of hyphens': where(FIELD, (p) => `---\n${p.start}${p.key}: ${p.text}`),
  'a stray letter': where(FIELD, (p) => `x\n${p.start}${p.key}: ${p.text}`),
  'a comment with slashes': where(
    FIELD,
    (p) => `${p.start!.replace('-', ' ')}// hi\n${p.start}${p.key}: ${p.text}`,
  ),
  'a comment that lost its sign': (line) =>
    /^ *# [A-Z]/.test(line) ? line.replace('# ', '') : undefined,
  'the upper half of a section is gone': cut(2, SECTION),
  'half of an entry is gone': cut(1, /^ *- \w+: /),
}
