import { fieldPath } from '#pipeline/content/messages/field-path.ts'
import { valueAt } from '#pipeline/content/walk-fields.ts'

import type { Path, Value } from '../edits/edit.ts'
import { labelOf } from './labels.ts'
import type { Field, FormNode } from './node.ts'

/** A form with what a file holds. `form` is any of the same schema, blank or filled in before. */
export function fillForm(form: FormNode, data: unknown, path: Path = []): FormNode {
  const place = { path, field: fieldPath(path), label: labelOf(path), present: data !== undefined }
  if (form.type === 'group') {
    const [first] = form.children
    const isChoice = first !== undefined && 'forms' in first
    const children = isChoice
      ? fillChoice(first as Choice, data, path)
      : form.children.map((child) => fillIn(child, data, path))
    return { ...form, ...place, children }
  }
  if (form.type !== 'list') return { ...form, ...place, value: data as Value }

  const { named, blank } = form
  const items = Object.entries((data as object | undefined) ?? {}).map(([key, held]) =>
    fillForm(blank, held, [...path, named ? key : Number(key)]),
  )
  const next = fillForm(blank, undefined, [...path, named ? '' : items.length])
  return { ...form, ...place, items, blank: next, value: data }
}

type Choice = Field & Required<Pick<Field, 'forms'>>

/** A choice, and the fields of the chosen option. */
function fillChoice(choice: Choice, data: unknown, path: Path): FormNode[] {
  const { value, ...filled } = fillIn(choice, data, path) as Choice
  const forms = Object.fromEntries(
    Object.entries(choice.forms).map(([option, fields]) => {
      const held = option === String(value) ? data : undefined
      return [option, fields.map((field) => fillIn(field, held, path))]
    }),
  )
  const around = data as Record<string, unknown> | undefined
  return [{ ...filled, value, forms, around }, ...(forms[String(value)] ?? [])]
}

/** Part of a group, with what the group holds of it. */
function fillIn(child: FormNode, data: unknown, path: Path): FormNode {
  const key = child.path.at(-1)!
  return fillForm(child, valueAt(data, key), [...path, key])
}
