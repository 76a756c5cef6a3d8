import { commaInBraces, decimalComma, fieldInBraces, unevenBraces } from './braces.ts'
import { strangeSpaces, tabs } from './characters.ts'
import { missingColon, missingSection, textAfterSectionName } from './colons.ts'
import { foreignLines, nameless } from './foreign-lines.ts'
import { oddIndent, unusualIndent, wrongIndent } from './indents.ts'
import type { Rule } from './line.ts'
import { listSigns, missingHyphen } from './lists.ts'
import { curlyQuotes, straightQuotes } from './quotes.ts'
import { blockSign, secondColon, signsInFront } from './texts.ts'

/** Every kind of typo. Rules that know more exactly what happened come first. */
export const RULES: Rule[] = [
  foreignLines,
  strangeSpaces,
  tabs,
  curlyQuotes,
  straightQuotes,
  unevenBraces,
  decimalComma,
  fieldInBraces,
  commaInBraces,
  blockSign,
  listSigns,
  signsInFront,
  missingColon,
  secondColon,
  missingSection,
  textAfterSectionName,
  oddIndent,
  unusualIndent,
  wrongIndent,
  missingHyphen,
  nameless,
]
