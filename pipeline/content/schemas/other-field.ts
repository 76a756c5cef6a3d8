import { z } from 'zod'

import { FORM_FIELDS } from '@studio/services/receivers/settings'
import { setting, settingWithout } from './fields.ts'
import { shown } from '../messages/shown.ts'

/** What a form's element calls its own parts. A field of that name hides the part from scripts. */
const FORM_PARTS = new Set(
  `acceptCharset action autocomplete checkValidity elements encoding enctype length method noValidate
  rel relList reportValidity requestSubmit reset submit target
  addEventListener removeEventListener dispatchEvent
  getAttribute setAttribute removeAttribute hasAttribute attributes dataset style inert
  appendChild insertBefore removeChild append prepend replaceChildren remove
  parentNode parentElement ownerDocument childNodes children firstChild lastChild nextSibling
  previousSibling getRootNode isConnected nodeType nodeName nodeValue tagName namespaceURI
  textContent innerHTML innerText contains compareDocumentPosition closest matches querySelector
  querySelectorAll getElementsByTagName getBoundingClientRect focus blur click scrollIntoView`.split(
    /\s+/,
  ),
)

/** The name of a field that visitors do not fill in. */
export const otherField = settingWithout(fieldMistake)

/** Such fields and what they hold. */
export const otherFields = z.record(setting, setting).superRefine((fields, context) => {
  for (const name of Object.keys(fields)) {
    const mistake = fieldMistake(name)
    if (mistake) context.addIssue({ code: 'custom', path: [name], message: mistake })
  }
})

/** Why a field cannot have this name. */
export function fieldMistake(name: string): string | undefined {
  if (FORM_FIELDS.some((field) => field === name)) {
    return `${shown(name)} is a field of the form itself. Give this one another name.`
  }
  if (FORM_PARTS.has(name)) {
    return (
      `${shown(name)} is what browsers call a part of every form, which would stop working. ` +
      'Give this field another name.'
    )
  }
  return undefined
}
