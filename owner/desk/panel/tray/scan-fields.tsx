import { valueAt } from '#pipeline/content/walk-fields.ts'

import { nodeAt, type Field } from '../../form/node.ts'
import { readPlace } from '../../traces.ts'
import type { Data } from '../data.ts'
import { useDesk, type Desk } from '../desk.ts'
import { Choice } from '../forms/choice-field.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { fieldsBeside, listLabel, photographLists } from '../photograph-lists.ts'
import { spread } from './describe.ts'

/** What is asked of a scan. */
export const SCAN_FIELDS = ['alt', 'film', 'credit']

type ScanFieldProps = {
  /** The position of its scan in photographs.yaml. */
  index: number
  name: string
  /** What is shown instead of what is there. */
  value?: string | undefined
  /** What is asked in other words, or without some. */
  asked?: Partial<Pick<Field, 'label' | 'hint'>>
}

/** A field of what photographs.yaml says of a scan. */
export function ScanField({ index, name, value, asked }: ScanFieldProps) {
  const { forms, data } = useDesk().state
  const path = [index, name]
  const held = value ?? valueAt(data.photographs, path)
  const node = { ...nodeAt(forms.photographs, data.photographs, path)!, ...asked }
  return <FormPart file="photographs" {...{ path, node }} value={held} />
}

/** The words about the photograph of a place: its caption, its title. */
export function WordsBeside({ place }: { place: string }) {
  const { state } = useDesk()
  const { file } = readPlace(place)
  return fieldsBeside(state, place).map((field) => (
    <FormPart key={field.node.key} file={file} {...field} />
  ))
}

type ListChoiceProps = {
  label: string
  value: string
  /** How many are to be added. */
  more: number
  onChoose: (place: string) => void
}

/** One of the lists that are made of photographs. Those that are full are only named. */
export function ListChoice({ label, value, more, onChoose }: ListChoiceProps) {
  const { state } = useDesk()
  const lists = photographLists(state)
  const isFull = (place: string) => place !== value && !hasRoom(lists.get(place), more)
  return (
    <Choice
      {...{ label, value, onChoose }}
      options={[...lists.keys()]}
      nameOf={(place) => listLabel(state, place) + (isFull(place) ? ' (full)' : '')}
      isOff={isFull}
    />
  )
}

type Lists = ReturnType<typeof photographLists>

/** Whether there is a list that takes so many more. */
export function hasRoom(found: ReturnType<Lists['get']>, more: number): boolean {
  return found !== undefined && found.count + more <= (found.list.most ?? Infinity)
}

type ForAll = {
  /** The form is about the first. What is said there is said of all. */
  files: string[]
  what: string
  step?: string
  /** What the first change brings along. */
  begin?: (data: Data) => Data
}

/** The desk for fields that say something of several scans at once. */
export function useDeskForAll({ files, what, step, begin = (data) => data }: ForAll): Desk {
  const desk = useDesk()
  return {
    ...desk,
    change: (_, make) =>
      desk.change(
        what,
        (data) => {
          const begun = begin(data)
          return spread(desk.state.forms, begun, make(begun), files)
        },
        { step },
      ),
  }
}
