import type { ComponentProps, ReactNode } from 'react'

import { valueAt } from '#pipeline/content/walk-fields.ts'

import { foldOf, FOLDS, type FoldName } from '../../form/folds.ts'
import { partsOf, type Field, type FormNode, type Group } from '../../form/node.ts'
import { placeName } from '../../traces.ts'
import { useDesk } from '../desk.ts'
import { PAGES } from '../page-labels.ts'
import { ChoiceField } from './choice-field.tsx'
import { ListPart } from './list-part.tsx'
import { PhotoField } from './photo-field.tsx'
import { SectionSwitch } from './section-switch.tsx'
import { TextField } from './text-field.tsx'
import { TheirVersion } from './their-version.tsx'
import type { PartProps, PartsProps, RenderParts } from './use-field.ts'
import styles from './forms.module.css'

/** Any part of a form, by what it is. */
export function FormPart(part: PartProps) {
  const { node } = part
  switch (node.type) {
    case 'group':
      return <GroupPart {...part} node={node} />
    case 'list':
      return <ListPart {...part} node={node} renderParts={renderParts} />
    default:
      return <FieldPart {...part} node={node} />
  }
}

type FieldPartProps = PartProps<Field> & Pick<ComponentProps<typeof ChoiceField>, 'group'>

function FieldPart({ group, ...part }: FieldPartProps) {
  const { file, node, path } = part
  return (
    <>
      {controlOf(part, group)}
      <TheirVersion place={placeName(file, path)} nameOf={(value) => node.options?.[value]} />
    </>
  )
}

function controlOf(part: PartProps<Field>, group: Group | undefined) {
  switch (part.node.type) {
    case 'photograph':
      return <PhotoField {...part} />
    case 'choice':
    case 'film':
    case 'typeface':
    case 'switch':
      return <ChoiceField {...part} {...{ group }} />
    default:
      return <TextField {...part} />
  }
}

function GroupPart({ file, node, path, value }: PartProps<Group>) {
  const place = placeName(file, path)
  const isThere = value !== undefined
  const sectionSwitch = node.optional ? <SectionSwitch {...{ place, node, isThere }} /> : null
  if (!isThere) return sectionSwitch

  const parts = <Parts {...{ file, path, value }} group={node} />
  // Numbers that belong together, such as rolls of film.
  if (node.children.every(({ type }) => type === 'number')) {
    return (
      <>
        {sectionSwitch}
        <div className={styles.row}>{parts}</div>
      </>
    )
  }
  return (
    <Fold {...{ place }} label={node.label}>
      {sectionSwitch}
      {parts}
    </Fold>
  )
}

const renderParts: RenderParts = (parts) => <Parts {...parts} />

/** What is in a group, the seldom looked for in folds at its end. */
export function Parts({ file, path, value, group }: PartsProps) {
  if (group.type !== 'group') return <FormPart {...{ file, path, value }} node={group} />

  const parts = partsOf(group, value).map((node, at) => {
    const own = { file, path: [...path, node.key], value: valueAt(value, [node.key]) }
    const isChoice = group.forms && at === 0
    // By its name, not its place: a part stays the same where its item moves.
    const shown = isChoice ? (
      <FieldPart key={node.key} {...own} node={node as Field} group={group} />
    ) : (
      <FormPart key={node.key} {...own} node={node} />
    )
    return { node, shown, fold: foldOf(file, own.path) }
  })
  const isPage = PAGES.some((page) => page.file === file)
  // In the order in which owners look for them: what is sold, photographs, lists of them, then words.
  const inOrder = isPage
    ? parts.toSorted((one, other) => rankOf(one.node) - rankOf(other.node))
    : parts
  const inFold = (name: FoldName | undefined) =>
    inOrder.filter(({ fold }) => fold === name).map(({ shown }) => shown)
  return (
    <>
      {inFold(undefined)}
      {FOLDS.filter((name) => inFold(name).length > 0).map((name) => (
        <Fold key={name} place={`${placeName(file, path)} ${name}`} label={name}>
          {inFold(name)}
        </Fold>
      ))}
    </>
  )
}

function rankOf(part: FormNode): number {
  if (part.key === 'packages') return -1
  if (part.type === 'photograph') return 0
  return hasPicture(part) ? 1 : 2
}

function hasPicture(part: FormNode): boolean {
  if (part.type === 'group') return part.children.some(hasPicture)
  return part.type === 'list' ? hasPicture(part.item) : part.type === 'photograph'
}

type FoldProps = {
  /** What it is remembered by. */
  place: string
  label: string
  /** Whether it is open until its owner says otherwise. */
  isFirst?: boolean
  children: ReactNode
}

/** A part of a form that is folded away behind its label. */
export function Fold({ place, label, isFirst = false, children }: FoldProps) {
  const { isOpen: isOpenAt, setOpen } = useDesk()
  const isOpen = isOpenAt(place) ?? isFirst
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setOpen(place, currentTarget.open)
      }}
    >
      <summary>{label}</summary>
      <div className={styles.stack}>{children}</div>
    </details>
  )
}
