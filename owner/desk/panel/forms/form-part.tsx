import type { ContentFile } from '#pipeline/content/files.ts'

import type { FormNode, Group } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { useDesk } from '../desk.ts'
import { fileLabel } from '../places.ts'
import { Addition } from './addition.tsx'
import { ChoiceField } from './choice-field.tsx'
import { ColorField } from './color-field.tsx'
import { Fold } from './fold.tsx'
import { ListPart } from './list-part.tsx'
import { PhotoField } from './photo-field.tsx'
import { picturesFirst } from './pictures-first.ts'
import { SectionSwitch } from './section-switch.tsx'
import { TextField } from './text-field.tsx'
import { UnionField } from './union-field.tsx'
import styles from './forms.module.css'

type FormPartProps = { file: ContentFile; node: FormNode }

/** Renders a nested part. A prop, so that list-part.tsx does not import this file. */
function partOf(file: ContentFile, node: FormNode) {
  // Not its place: a part stays the same where its item moves.
  return <FormPart key={String(node.path.at(-1))} file={file} node={node} />
}

/** Any part of a form, by what it is. */
export function FormPart({ file, node }: FormPartProps) {
  const what = `Changed ${fileLabel(file)}: ${node.label}`
  switch (node.type) {
    case 'group':
      return <GroupPart file={file} node={node} />
    case 'list':
      return <ListPart file={file} list={node} partOf={partOf} />
    case 'photograph':
      return <PhotoField file={file} field={node} />
    case 'color':
      return <ColorField file={file} field={node} what={what} />
    case 'choice':
    case 'film':
    case 'typeface':
    case 'switch':
      return node.forms ? (
        <UnionField file={file} field={node} what={what} />
      ) : (
        <ChoiceField file={file} field={node} what={what} />
      )
    default:
      return <TextField file={file} field={node} what={what} />
  }
}

function GroupPart({ file, node }: { file: ContentFile; node: Group }) {
  const { state, chosen } = useDesk()
  const place = placeName(file, node.path)
  const isChosen = chosen === place || (chosen?.startsWith(`${place}/`) ?? false)
  if (!node.present) {
    const isKnown = place in state.shapes
    return isKnown ? <SectionSwitch file={file} section={node} /> : <Addition {...{ file, node }} />
  }

  const isSmall = node.children.every(({ type }) => type === 'number')
  const parts = picturesFirst(node.children).map((child) => partOf(file, child))
  if (isSmall) return <div className={styles.row}>{parts}</div>

  return (
    <Fold {...{ place, isChosen }} label={node.label}>
      {node.optional ? <SectionSwitch file={file} section={node} /> : null}
      {parts}
    </Fold>
  )
}
